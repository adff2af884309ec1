import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TrickView } from "../protocol/messages";
import "../testing/patience";
import { need, speak } from "../words/words.svelte";
import LastTrick from "./LastTrick.svelte";
import { STATES } from "./sheet/states";

beforeAll(async () => {
  await need("web", "web-table");
  await speak("en");
});
afterEach(cleanup);

const trick = (card: string, winner: number | null, closed = true): TrickView => ({
  opener: 1,
  laid: [{ seat: 1, card, covered: false, stacked: false, under: null }],
  closed,
  winner,
});

function show(tricks: TrickView[], tricksBefore: TrickView[]): (string | null)[] {
  const { room, view } = STATES.turn!();
  render(LastTrick, { props: { room, view: { ...view, tricks, tricksBefore }, onclose: vi.fn() } });
  return screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
}

test("the tricks of the round come first, the last one first, then those of the round before", () => {
  const shown = show([trick("7o", 2), trick("3o", null, false)], [trick("1e", null), trick("7e", 3)]);
  expect(shown).toEqual(["Trick 1: Bernat", "Trick 2: Carme", "Trick 1: tied"]);
});

test("the last trick of a round can be looked at after the next deal", () => {
  expect(show([], [trick("7e", 3)])).toEqual(["Trick 1: Carme"]);
  expect(screen.getByRole("region", { name: "Of the round before" })).toBeTruthy();
  expect(screen.queryByText("No trick is over yet.")).toBeNull();
});

test("before the first trick is over there is none to look at", () => {
  expect(show([trick("7o", null, false)], [])).toEqual([]);
  expect(screen.getByText("No trick is over yet.")).toBeTruthy();
});

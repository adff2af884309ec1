// The end of a coto, and of a cama: what is written on the sheets and in the score.
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Connection } from "../net/connection.svelte";
import type { Room, View } from "../protocol/messages";
import "../testing/patience";
import { need, speak } from "../words/words.svelte";
import AccountCard from "./AccountCard.svelte";
import EndCard from "./EndCard.svelte";
import Score from "./Score.svelte";
import { STATES } from "./sheet/states";

beforeAll(async () => {
  await need("web", "web-table");
  await speak("en");
});
afterEach(cleanup);

const END: Pick<View, "score" | "stood" | "cames" | "winner"> = { score: [0, 0], stood: [17, 24], cames: [1, 2], winner: "B" };

function table(count: 2 | 4, seat: number | null, changes: Partial<Room> = {}): { room: Room; view: View } {
  const { room, view } = (count === 2 ? STATES.two : STATES.turn)!();
  const settings = { ...room.settings, proof: false };
  return { room: { ...room, seat, phase: "over", settings, ...changes }, view: { ...view, ...END } };
}

function end(count: 2 | 4, seat: number | null, changes: Partial<Room> = {}): string {
  const connection = { account: null } as unknown as Connection;
  render(EndCard, { props: { connection, ...table(count, seat, changes), onask: async () => true } });
  return screen.getByRole("region", { name: "The coto is over" }).textContent.replace(/\s+/g, " ");
}

test("the sheet of the end says the cames, and the pedres of the last one as it was closed", () => {
  const text = end(4, 2);
  expect(text).toContain("You win the coto! 2–1");
  expect(text).toContain("Last cama: 24–17");
});

test("where one cama is the coto, its pedres stand under their name, and no cames", () => {
  const text = end(4, 1, { camesToWin: 1 });
  expect(text).toContain("They win the coto Pedres: 17–24");
  expect(text).not.toContain("Last cama");
});

test.each([
  [1, "Bernat wins the coto 1–2"],
  [2, "You win the coto! 2–1"],
  [null, "Bernat wins the coto 1–2"],
])("between two, the winner goes by the name, for the reader at %s", (seat, said) => {
  expect(end(2, seat)).toContain(said);
});

const sides = () => screen.getAllByRole("region").map((side) => side.getAttribute("aria-label"));

test.each([
  [4, 1, ["Us", "Them"]],
  [4, null, ["Team A", "Team B"]],
  [2, 1, ["You", "Bernat"]],
  [2, 2, ["You", "Empar"]],
  [2, null, ["Empar", "Bernat"]],
] as const)("the score of %i seats, read at %s, is of %j", (count, seat, named) => {
  const { room, view } = table(count, seat);
  render(Score, { props: { room, view, own: seat === 2 ? "B" : "A" } });
  expect(sides()).toEqual(named);
});

test("the score stands as the last cama was closed once the coto is over, and not before", () => {
  const { room, view } = table(4, 1);
  const figures = () => screen.getAllByRole("region").map((side) => side.querySelector("strong")?.textContent);
  const { rerender } = render(Score, { props: { room, view: { ...view, winner: null }, own: "A" } });
  expect(figures()).toEqual(["0", "0"]);
  void rerender({ room, view, own: "A" });
  return expect.poll(figures).toEqual(["17", "24"]);
});

test("the account of a round that closed a cama says how it was closed", () => {
  const { room, account } = STATES.account!();
  render(AccountCard, { props: { room, account: { ...account!, gained: [0, 3], score: [0, 0], stood: [17, 24] } } });
  const text = screen.getByRole("region").textContent.replace(/\s+/g, " ");
  expect(text).toContain("Us +0 17 in all");
  expect(text).toContain("Them +3 24 in all");
});

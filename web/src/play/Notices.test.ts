import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Connection } from "../net/connection.svelte";
import { need, speak } from "../words/words.svelte";
import Notices from "./Notices.svelte";
import { STATES } from "./sheet/states";

beforeAll(async () => {
  await need("web", "web-table");
  await speak("en");
});
afterEach(cleanup);

const OPEN = { status: "open", missed: [], forgetMissed: vi.fn() } as unknown as Connection;

function notice(asking: number[]) {
  const { room } = STATES.asked!();
  const players = room.players.map((player) => ({ ...player, wantsPause: asking.includes(player.seat) }));
  const me = players[room.seat! - 1]!;
  const ask = vi.fn().mockResolvedValue(true);
  render(Notices, { props: { connection: OPEN, room: { ...room, players }, me, ask } });
  return ask;
}

test("a pause that somebody asks for is offered to the others, who agree with one tap", async () => {
  const ask = notice([3]);
  expect(screen.getByRole("status").textContent).toContain("Carme asks for a pause.");
  await fireEvent.click(screen.getByRole("button", { name: "I agree" }));
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "pause", wanted: true });
});

test("who asked for the pause is not asked", () => {
  notice([1]);
  expect(screen.queryByRole("status")).toBeNull();
});

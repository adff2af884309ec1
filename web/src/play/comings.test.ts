import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Player, Room } from "../protocol/messages";
import { Comings } from "./comings";
import { STATES } from "./sheet/states";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function room(changes: Partial<Player> = {}): Room {
  const { room } = STATES.turn!();
  return { ...room, players: room.players.map((player) => (player.seat === 2 ? { ...player, ...changes } : player)) };
}
function told() {
  const tell = vi.fn<(line: string, about: string) => void>();
  const comings = new Comings(tell);
  comings.know(room());
  return { tell, comings };
}

test("who loads the page anew is told of to nobody", () => {
  const { tell, comings } = told();
  comings.hear("Bernat is away.", room({ away: true }));
  comings.hear("Bernat is back.", room());
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});

test("who stays away is told of after a moment, and so is the return", () => {
  const { tell, comings } = told();
  comings.hear("Bernat is away.", room({ away: true }));
  expect(tell).not.toHaveBeenCalled();
  vi.runAllTimers();
  comings.hear("Bernat is back.", room());
  expect(tell.mock.calls).toEqual([["Bernat is away.", "2"], ["Bernat is back.", "2"]]);
});

test("a bot that sits in is told of at once, in place of the absence", () => {
  const { tell, comings } = told();
  comings.hear("Bernat is away.", room({ away: true }));
  comings.hear("A bot plays for Bernat.", room({ away: true, replaced: true }));
  vi.runAllTimers();
  expect(tell.mock.calls).toEqual([["A bot plays for Bernat.", "2"]]);
});

test("what changes no seat is told at once", () => {
  const { tell, comings } = told();
  comings.hear("The cards were dealt otherwise than promised.", room());
  expect(tell.mock.calls).toEqual([["The cards were dealt otherwise than promised.", ""]]);
});

test("nothing is told any more once the table is left", () => {
  const { tell, comings } = told();
  comings.hear("Bernat is away.", room({ away: true }));
  comings.end();
  vi.runAllTimers();
  expect(tell).not.toHaveBeenCalled();
});

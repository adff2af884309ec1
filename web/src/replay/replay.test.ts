import { expect, test } from "vitest";
import type { Happening, View } from "../protocol/messages";
import { STATES } from "../play/sheet/states";
import { momentName, momentNamed, momentsOf, roundFrom, told, type Replay } from "./replay";

const item = (what: Happening, text = "") => ({ what, text, said: "" });
const step = (round: number, ...items: ReturnType<typeof item>[]) => ({ round, items, account: null, hands: null });

function coto(): Replay {
  const { room, view } = STATES.turn!();
  const empty: View = { ...view, number: 0, tricks: [], hand: [] };
  const dealt = (number: number) =>
    item({ event: "round-dealt", number, dealer: 1, ma: 2, cards: 3, score: [0, 0], cames: [0, 0] }, `Round ${number}`);
  const opened = item({ event: "trick-opened", seat: 2 });
  const played = (seat: number, card: string) => step(1, item({ event: "card-played", seat, card }, `${seat} ${card}`));
  return {
    room,
    seats: 4,
    seat: null,
    date: "",
    view: empty,
    isOver: false,
    steps: [
      { ...step(1, dealt(1), opened), hands: [["7o", "6o", "3c"], ["7c", "4c", "5c"], [], []] },
      played(2, "7c"),
      step(1), // a senya that these eyes have not seen
      played(1, "6o"),
      step(2, dealt(2)),
    ],
  };
}

test("folds each step, and passes over those of which nothing was seen", () => {
  const moments = momentsOf(coto());
  expect(moments.map(momentName)).toEqual(["#r1.0", "#r1.1", "#r1.3", "#r2.0"]);
  expect(moments[2]?.view.tricks[0]?.laid.map((one) => one.card)).toEqual(["7c", "6o"]);
  expect(moments[2]?.hands?.slice(0, 2)).toEqual([["7o", "3c"], ["4c", "5c"]]);
});

test("finds a moment by its name, or the one before it", () => {
  const moments = momentsOf(coto());
  expect(["#r1.3", "#r1.2", "#r2", "#r9.9", "", "#nonsense"].map((name) => momentNamed(moments, name))).toEqual([2, 1, 3, 3, 0, 0]);
});

test("goes from round to round: first to the beginning of this one", () => {
  const moments = momentsOf(coto());
  expect(roundFrom(moments, 2, -1)).toBe(0);
  expect(roundFrom(moments, 3, -1)).toBe(0);
  expect(roundFrom(moments, 0, 1)).toBe(3);
  expect(roundFrom(moments, 3, 1)).toBe(3);
});

test("tells the sentences of a round up to a moment", () => {
  expect(told(momentsOf(coto()), 2)).toEqual(["Round 1", "2 7c", "1 6o"]);
});

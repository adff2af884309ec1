import { expect, test } from "vitest";
import type { Account, Offer, Situation, View } from "../protocol/messages";
import { HINTS, nextHint, type Hint, type Seen } from "./guide";

const view = (some: Partial<View>) => ({ number: 1, hand: ["7o", "6o", "3c"], tricks: [], ...some }) as unknown as View;
const offer = (kind: Offer["kind"]) => ({ kind, word: kind, label: kind }) as unknown as Offer;
const asked = (...kinds: Offer["kind"][]) =>
  ({ asked: true, offers: kinds.map(offer), mayLook: true }) as unknown as Situation;
const account = { number: 1 } as unknown as Account;

function hints(given: Hint[], seen: Partial<Seen>): Hint | null {
  return nextHint(new Set(given), { view: null, situation: null, account: null, ...seen });
}

test("nothing is said before there is anything to see", () => {
  expect(hints([], {})).toBeNull();
  expect(hints([], { view: view({ hand: [] }) })).toBeNull();
});

test("the cards come first, then one's turn, then what one may bet", () => {
  const seen = { view: view({}), situation: asked("card", "call") };
  expect(hints([], seen)).toBe("cards");
  expect(hints(["cards"], seen)).toBe("turn");
  expect(hints(["cards", "turn"], seen)).toBe("bet");
  expect(hints(["cards", "turn", "bet"], seen)).toBeNull();
});

test("a call that is to be answered goes before one's turn", () => {
  expect(hints(["cards"], { view: view({}), situation: asked("accept", "decline") })).toBe("answer");
});

test("who is not asked is not told what to do", () => {
  const waiting = { ...asked("card"), asked: false };
  expect(hints(["cards"], { view: view({}), situation: waiting })).toBeNull();
});

test("tricks, the sheet and looks are spoken of when they are there", () => {
  const closed = view({ tricks: [{ opener: 1, laid: [], closed: true, winner: 1 }] });
  expect(hints(["cards"], { view: closed })).toBe("trick");
  expect(hints(["cards", "trick"], { view: closed, account })).toBe("sheet");
  expect(hints(["cards", "trick", "sheet"], { view: closed, account, situation: asked() })).toBe("look");
});

test("it ends", () => {
  const given: Hint[] = [];
  const seen = { view: view({ number: 3 }), situation: asked("card", "call", "accept"), account };
  for (let hint = hints(given, seen); hint; hint = hints(given, seen)) given.push(hint);
  expect(given.at(-1)).toBe("done");
  expect(given.length).toBeLessThanOrEqual(HINTS.length);
});

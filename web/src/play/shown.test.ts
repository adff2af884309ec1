import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import type { Connection, News } from "../net/connection.svelte";
import type { Happening, Item, View } from "../protocol/messages";
import { foldItem } from "../table/fold";
import { STATES } from "./sheet/states";
import { DEAL_MS, Shown } from "./shown.svelte";

let read: (news: News) => void;
let connection: { view: View; situation: { pending: string }; onNews: (reader: (news: News) => void) => () => void };
let shown: Shown;

beforeEach(() => {
  vi.useFakeTimers();
  const { view } = STATES.turn!();
  connection = { view, situation: { pending: "" }, onNews: (reader) => ((read = reader), () => undefined) };
  shown = new Shown(connection as unknown as Connection);
});
afterEach(() => {
  shown.end();
  vi.useRealTimers();
});

function tell(...whats: (Happening | Item)[]) {
  const items = whats.map((what) => ("what" in what ? what : { what, text: "", said: "" }));
  const views = [connection.view];
  for (const item of items) views.push(foldItem(views.at(-1) as View, item));
  connection.view = views.at(-1) as View;
  read({ items, views, account: null });
}

test("a finished trick lies there for a while, is gathered, and only then the next one is seen", async () => {
  tell({ event: "card-played", seat: 1, card: "7o" }, { event: "trick-won", index: 0, seat: 1 }, { event: "trick-opened", seat: 1 });
  expect(shown.trick?.laid).toHaveLength(4);
  expect(shown.trick?.winner).toBe(1);
  tell({ event: "card-played", seat: 1, card: "6o" });
  expect(shown.trick?.laid).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1_450);
  expect(shown.gathering).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown.gathering).toBe(false);
  expect(shown.trick?.laid.map((one) => one.card)).toEqual(["6o"]);
});

test("what was said fades, but for what waits for an answer", async () => {
  const call: Item = { what: { event: "call-made", seat: 2, bet: "truc", rung: "truc", amount: 0 }, text: "", said: "Truc!" };
  connection.situation.pending = "Bernat: truc";
  tell(call);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(shown.balloons).toEqual([{ seat: 2, text: "Truc!" }]);
  connection.situation.pending = "";
  await vi.advanceTimersByTimeAsync(1_100);
  expect(shown.balloons).toEqual([]);
});

test("a sign lasts a moment", async () => {
  tell({ event: "sign-made", seat: 3, sign: "as-espases", gesture: "brows" });
  expect(shown.gestures).toEqual({ 3: "brows" });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(shown.gestures).toEqual({});
});

const dealt: Happening = { event: "round-dealt", number: 10, dealer: 2, ma: 3, cards: 3, score: [0, 0], cames: [0, 0] };

test("a deal is seen for a moment, and the cards are there from its beginning", async () => {
  tell(dealt, { event: "hand-dealt", seat: 1, hand: ["1e", "4c", "5o"] });
  expect(shown.dealing).toMatchObject({ dealer: 2, ma: 3, cards: 3 });
  expect(connection.view.hand).toEqual(["1e", "4c", "5o"]);
  await vi.advanceTimersByTimeAsync(DEAL_MS);
  expect(shown.dealing).toBeNull();
});

test("no deal is seen by who comes later, nor where nothing shall move", () => {
  expect(shown.dealing).toBeNull();
  tell(dealt, { event: "trick-opened", seat: 3 }, { event: "card-played", seat: 3, card: "3o" });
  expect(shown.dealing).toBeNull();
  settings.instant = true;
  tell(dealt);
  settings.instant = false;
  expect(shown.dealing).toBeNull();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  tell(dealt);
  vi.unstubAllGlobals();
  expect(shown.dealing).toBeNull();
});

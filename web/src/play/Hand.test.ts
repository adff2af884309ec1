import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Offer } from "../protocol/messages";
import { need, speak } from "../words/words.svelte";
import Hand from "./Hand.svelte";
import { STATES } from "./sheet/states";

beforeAll(async () => {
  await need("web", "web-table");
  await speak("en");
});
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cover = (card: string): Offer => ({
  word: `(${card})`,
  kind: "cover",
  label: card,
  worth: "",
  gloss: "",
  confirm: false,
  amounts: null,
});

function hold(offers?: Offer[]) {
  const { room, view, situation } = STATES.turn!();
  const onact = vi.fn();
  const props = {
    hand: view.hand,
    pack: room.deck,
    situation: offers ? { ...situation, offers } : situation,
    busy: false,
    lifted: null,
    onact,
  };
  render(Hand, { props });
  return onact;
}
const seven = () => screen.getByRole("button", { name: /7 of ors/ });

test("a tap lifts a card, and a second plays it", async () => {
  const onact = hold();
  await fireEvent.click(seven());
  expect(onact).not.toHaveBeenCalled();
  expect(seven().getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(seven());
  expect(onact).toHaveBeenCalledExactlyOnceWith("7o");
});

test("a card that may not be played is lifted and lowered", async () => {
  const onact = hold([]);
  await fireEvent.click(seven());
  await fireEvent.click(seven());
  expect(onact).not.toHaveBeenCalled();
  expect(seven().getAttribute("aria-pressed")).toBe("false");
});

test("a flick plays it; a short pull does not", async () => {
  const onact = hold();
  await fireEvent.pointerDown(seven(), { clientY: 300, pointerId: 1 });
  await fireEvent.pointerMove(seven(), { clientY: 280, pointerId: 1 });
  await fireEvent.pointerUp(seven(), { clientY: 280, pointerId: 1 });
  expect(onact).not.toHaveBeenCalled();
  await fireEvent.pointerDown(seven(), { clientY: 300, pointerId: 1 });
  await fireEvent.pointerMove(seven(), { clientY: 220, pointerId: 1 });
  await fireEvent.pointerUp(seven(), { clientY: 220, pointerId: 1 });
  expect(onact).toHaveBeenCalledExactlyOnceWith("7o");
});

test("holding a card turns it down, and so it is played", async () => {
  const { situation } = STATES.turn!();
  const onact = hold([...situation.offers, cover("7o")]);
  await fireEvent.pointerDown(seven(), { clientY: 300, pointerId: 1 });
  await vi.advanceTimersByTimeAsync(500);
  await fireEvent.pointerUp(seven(), { clientY: 300, pointerId: 1 });
  await fireEvent.click(seven());
  expect(onact).not.toHaveBeenCalled();
  expect(seven().getAttribute("aria-label")).toContain("face down");
  await fireEvent.click(seven());
  expect(onact).toHaveBeenCalledExactlyOnceWith("(7o)");
});

test("there is a button for it too, and what may only be covered is", async () => {
  const { situation } = STATES.turn!();
  hold([...situation.offers, cover("7o")]);
  await fireEvent.click(seven());
  await fireEvent.click(screen.getByRole("button", { name: "Cover it" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(seven().getAttribute("aria-label")).toContain("face down");
  cleanup();
  const onact = hold([cover("7o")]);
  await fireEvent.click(seven());
  await fireEvent.click(seven());
  expect(onact).toHaveBeenCalledExactlyOnceWith("(7o)");
});

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Offer } from "../protocol/messages";
import { need, speak } from "../words/words.svelte";
import { cutAtNames } from "./cards";
import Question from "./Question.svelte";
import { STATES } from "./sheet/states";

beforeAll(async () => {
  await need("web", "web-table");
  await speak("en");
});
afterEach(cleanup);

function ask(changes: object = {}) {
  const { room, situation } = STATES.asked!();
  const on = { onact: vi.fn(), onsilence: vi.fn(), onundo: vi.fn() };
  const props = { room, situation: { ...situation, ...changes }, deadline: null, busy: false, ...on };
  return { ...on, ...render(Question, { props }), props };
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("says what is pending, and has a button with its worth for each thing that may be said", () => {
  ask();
  expect(screen.getByRole("heading").textContent).toBe("Bernat envida: 2 pedres");
  expect(screen.getAllByRole("button").map((one) => one.dataset.word)).toEqual(["vull", "novull", "torne", "falta"]);
  expect(screen.getByRole("button", { name: /Torne/ }).textContent).toContain("a 4");
});

test("says what each word means, where one may not know it", () => {
  ask();
  expect(screen.getByRole("button", { name: /^Vull/ }).textContent).toMatch(/accept\s+2 pedres/);
});

test("a long name is an element of its own, and the sentence is whole", () => {
  const { room, situation } = STATES.waiting!();
  ask({ ...situation, room });
  const heading = screen.getByRole("heading");
  expect(heading.textContent).toBe(situation.pending);
  expect(heading.title).toBe(situation.pending);
});

test.each([
  ["Bernat diu «Truc».", ["Bernat"], ["Bernat|", " diu «Truc»."]],
  ["Diu Pere Joan: vull", ["Pere", "Pere Joan"], ["Diu ", "Pere Joan|", ": vull"]],
  ["El teu torn", ["Pere", ""], ["El teu torn"]],
])("%s is cut where a name stands in it", (text, names, parts) => {
  expect(cutAtNames(text, names).map((part) => part.text + (part.isName ? "|" : ""))).toEqual(parts);
});

test("one tap says it", async () => {
  const { onact } = ask();
  await press(/^Vull/);
  expect(onact).toHaveBeenCalledExactlyOnceWith("vull");
});

test("what is grave asks for a second tap, and forgets the first when the table has gone on", async () => {
  const { onact, rerender, props } = ask();
  await press(/Falta/);
  expect(onact).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: /sure\?/ })).toBeTruthy();
  await rerender({ ...props, situation: { ...props.situation, decision: 42 } });
  await press(/Falta/);
  expect(onact).not.toHaveBeenCalled();
  await press(/sure\?/);
  expect(onact).toHaveBeenCalledExactlyOnceWith("falta");
});

test("a free raise is one button between less and more", async () => {
  const free: Offer = { word: "+1", kind: "call", label: "+1", worth: "3", gloss: "", confirm: false, amounts: ["+1", "+2", "+3"] };
  const { onact } = ask({ offers: [free] });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Less" }).disabled).toBe(true);
  await press(/^More/);
  await press(/^More/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "More" }).disabled).toBe(true);
  await press(/^\+3/);
  expect(onact).toHaveBeenCalledExactlyOnceWith("+3");
});

test("one may say nothing, or take a card back, where that is offered", async () => {
  const { onsilence, onundo } = ask({ offers: [], mayWait: true, undo: true });
  await press(/Say nothing/);
  await press(/Take it back/);
  expect(onsilence).toHaveBeenCalledOnce();
  expect(onundo).toHaveBeenCalledOnce();
});

test("between two rounds nothing is asked, and no silence offered", () => {
  ask({ asked: false, pending: "", offers: [], mayWait: true });
  expect(screen.queryByRole("button", { name: /Say nothing/ })).toBeNull();
});

test("while nothing is to be said it tells how the bets stand", () => {
  const bets = [{ bet: "truc", said: "Retruc", outcome: "accepted", worth: "3", team: "A" }];
  ask({ asked: false, pending: "", offers: [], bets, word: 2 });
  expect(screen.getByRole("heading").textContent).toBe("Bernat to play");
  expect(screen.getByRole("listitem").textContent).toBe("Retruc, accepted: 3");
});

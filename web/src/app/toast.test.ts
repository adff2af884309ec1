import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, lines, tell } from "./toast.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const line of [...lines]) dismiss(line.id);
  vi.useRealTimers();
});
const texts = () => lines.map((line) => line.text);

test("a newer line about somebody takes the place of the older", () => {
  tell("Bernat is away.", "2");
  tell("Carme is away.", "3");
  tell("Bernat is back.", "2");
  expect(texts()).toEqual(["Carme is away.", "Bernat is back."]);
});

test("lines about nobody stand beside each other, two at most", () => {
  for (const text of ["one", "two", "three"]) tell(text);
  expect(texts()).toEqual(["two", "three"]);
});

test("a line goes by itself", () => {
  tell("one");
  vi.runAllTimers();
  expect(texts()).toEqual([]);
});

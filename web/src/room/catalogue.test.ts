import { expect, test } from "vitest";
import { isSameBot } from "./catalogue";

test.each([
  ["taverna", "taverna@1", true],
  ["taverna@1", "taverna@1", true],
  ["taverna@1", "taverna@2", false],
  ["taverna", "threshold@1", false],
  ["", "taverna@1", false],
])("%s and %s", (a, b, same) => {
  expect(isSameBot(a, b)).toBe(same);
  expect(isSameBot(b, a)).toBe(same);
});

import { describe, expect, it } from "vitest";
import type { Item, View } from "../protocol/messages";
import { foldItem } from "./fold";

interface Told {
  start: View;
  steps: { items: Item[]; view: View }[];
}

// What Python's tables told one seat, and somebody who watches, in some rounds of each system.
const fixtures = import.meta.glob<{ default: { ruleset: string; readers: Record<string, Told> } }>("./fixtures/*.json", {
  eager: true,
});

describe.each(Object.values(fixtures).map((one) => one.default))("the fold of $ruleset", ({ readers }) => {
  it.each(Object.entries(readers))("gives the view that the server has for %s", (_, { start, steps }) => {
    expect(steps.length).toBeGreaterThan(20);
    let view = start;
    for (const step of steps) {
      for (const item of step.items) view = foldItem(view, item);
      expect(view).toEqual(step.view);
    }
  });
});

it("leaves the view that it is given as it was", () => {
  const { start, steps } = Object.values(fixtures)[0]?.default.readers.bernat as Told;
  const before = JSON.stringify(start);
  steps[0]?.items.reduce(foldItem, start);
  expect(JSON.stringify(start)).toBe(before);
});

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

it("keeps the pedres of a cama that is closed, and the tricks of the round, till after the next deal", () => {
  const { start } = Object.values(fixtures)[0]?.default.readers.bernat as Told;
  const said = (what: Item["what"]): Item => ({ what, text: "", said: "" });
  const trick = { opener: 1, laid: [], closed: true, winner: 1 };
  const won = [
    said({ event: "pedres-scored", team: "A", bet: "truc", pedres: 2, score: [24, 17] }),
    said({ event: "cama-won", team: "A", cames: [1, 0] }),
    said({ event: "round-ended", number: 9, gained: [2, 0], score: [0, 0], cames: [1, 0] }),
  ].reduce(foldItem, { ...start, tricks: [trick] });
  expect(won).toMatchObject({ score: [0, 0], stood: [24, 17], cames: [1, 0] });
  const dealt = foldItem(won, said({ event: "round-dealt", number: 10, dealer: 2, ma: 3, cards: 3, score: [0, 0], cames: [1, 0] }));
  expect(dealt).toMatchObject({ score: [0, 0], stood: [0, 0], tricks: [], tricksBefore: [trick] });
});

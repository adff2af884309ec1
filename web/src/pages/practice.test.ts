import { expect, test } from "vitest";
import { counted, exercise } from "./practice";
import { pair } from "./stronger";

/** Numbers from 0 up to 1, always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const SIGNS = ["brows", "wink", "tongue", "bite", "puff", "nod"];

test("an exercise has four answers, one of them right, and none twice", () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const { made, choices } = exercise(SIGNS, null, numbers(seed));
    expect(choices).toContain(made);
    expect(new Set(choices).size).toBe(4);
  }
});

test("the same senya is not asked twice in a row, and each comes some time", () => {
  const random = numbers(7);
  const seen = new Set<string>();
  let last: string | null = null;
  for (let round = 0; round < 200; round += 1) {
    const { made }: { made: string } = exercise(SIGNS, last, random);
    expect(made).not.toBe(last);
    seen.add((last = made));
  }
  expect(seen.size).toBe(SIGNS.length);
});

test("where there are fewer senyes there are fewer answers", () => {
  expect(exercise(["brows"], "brows", numbers(1))).toEqual({ made: "brows", choices: ["brows"] });
  expect(exercise(["brows", "wink"], "wink", numbers(1)).choices.sort()).toEqual(["brows", "wink"]);
});

test("a wrong answer ends the row", () => {
  const tally = [true, true, false, true].reduce(counted, { asked: 0, right: 0, row: 0 });
  expect(tally).toEqual({ asked: 4, right: 3, row: 1 });
});

test("of two cards the stronger is of a higher tier", () => {
  const tiers = [["1e"], ["1b"], [], ["3o", "3c", "3e", "3b"]];
  const tierOf = (card: string) => tiers.findIndex((tier) => tier.includes(card));
  for (let seed = 1; seed < 200; seed += 1) {
    const made = pair(tiers, numbers(seed));
    const weaker = made?.cards.find((card) => card !== made.stronger) ?? "";
    expect(tierOf(made?.stronger ?? "")).toBeLessThan(tierOf(weaker));
  }
});

test("no two cards can be told apart where all are equal", () => {
  expect(pair([["3o", "3c"]], numbers(1))).toBeNull();
});

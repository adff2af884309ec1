import { describe, expect, test } from "vitest";
import { placeOf, teamOf } from "./places";

describe.each([2, 4, 6, 8])("at a table of %i", (seats) => {
  const all = Array.from({ length: seats }, (_, at) => at + 1);

  test.each(all)("seat %i has itself at the foot, and the next to its right", (own) => {
    expect(placeOf(own, own, seats)).toEqual({ x: 50, y: 100 });
    if (seats > 2) expect(placeOf((own % seats) + 1, own, seats).x).toBeGreaterThan(80);
  });

  test("seats go round anticlockwise: up on the right, down on the left", () => {
    const places = all.map((seat) => placeOf(seat, 1, seats));
    const right = places.slice(1, seats / 2).map(({ y }) => y);
    const left = places.slice(seats / 2 + 1).map(({ y }) => y);
    expect(right).toEqual([...right].sort((a, b) => b - a));
    expect(left).toEqual([...left].sort((a, b) => a - b));
    expect(places[seats / 2]).toEqual({ x: 50, y: 0 });
  });

  test("no two seats share a place", () => {
    const places = all.map((seat) => JSON.stringify(placeOf(seat, 2, seats)));
    expect(new Set(places).size).toBe(seats);
  });
});

test("every second seat is of the same team", () => {
  expect([1, 2, 3, 4].map(teamOf)).toEqual(["A", "B", "A", "B"]);
});

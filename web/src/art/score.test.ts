import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import BalearScore from "./BalearScore.svelte";
import { coverFor, isCovered, layingFor, SIGNS } from "./balearic";
import CamesMarks from "./CamesMarks.svelte";
import { preloadDeck } from "./deck/loader.svelte";
import Stones from "./Stones.svelte";

afterEach(cleanup);

test("as many signs show as the score says", () => {
  const expected: Record<number, [8 | 9, number]> = {};
  for (let n = 1; n <= 8; n++) expected[n] = [8, n];
  for (let n = 1; n <= 9; n++) expected[12 + n] = [9, n];
  expected[9] = [9, 9];
  for (const [points, [card, signs]] of Object.entries(expected)) {
    const laying = layingFor(Number(points));
    expect(laying).toEqual({ kind: "shown", card, signs });
    const cover = coverFor(card, signs);
    const seen = SIGNS[card].filter((spot) => cover === null || !isCovered(spot, cover));
    expect(seen, points).toHaveLength(signs);
  }
});

test("the scores without signs are told by how the two cards lie", () => {
  expect([10, 11, 12, 22, 23].map((points) => layingFor(points).kind)).toEqual([
    "crossed",
    "parallel",
    "stacked",
    "crossed",
    "parallel",
  ]);
  expect(layingFor(0).kind).toBe("none");
  expect(layingFor(24).kind).toBe("none");
});

test("every sign that is covered lies under the covering card", () => {
  // The card is 122 wide: a sign further than half of that from its middle would peep out.
  for (const card of [8, 9] as const) {
    for (let signs = 1; signs < card; signs++) {
      const cover = coverFor(card, signs);
      if (!cover) throw new Error(`${signs} of ${card} has no cover`);
      const angle = (-cover.turn * Math.PI) / 180;
      for (const spot of SIGNS[card].filter((one) => isCovered(one, cover))) {
        const across = (spot[0] - cover.x) * Math.cos(angle) - (spot[1] - cover.y) * Math.sin(angle);
        expect(Math.abs(across), `${signs} of ${card}`).toBeLessThan(61);
      }
    }
  }
});

test("the picture is named where it has a label", async () => {
  await preloadDeck();
  for (let points = 0; points <= 24; points++) {
    const { container, unmount } = render(BalearScore, { points, suit: "c", label: `${points}` });
    const svg = container.querySelector("svg.score");
    expect(svg?.getAttribute("aria-label")).toBe(`${points}`);
    expect(svg?.querySelectorAll("use, .place").length).toBeGreaterThan(0);
    unmount();
  }
});

test("stones fill the males, then the bones", () => {
  const full = (pedres: number, half?: number) => {
    const { container, unmount } = render(Stones, {
      props: { pedres, target: 24, team: "us", ...(half === undefined ? {} : { half }) },
    });
    const rows = [...container.querySelectorAll("svg")].map((row) => row.querySelectorAll("path.on").length);
    unmount();
    return rows;
  };
  expect(full(0, 12)).toEqual([0, 0]);
  expect(full(7, 12)).toEqual([7, 0]);
  expect(full(15, 12)).toEqual([12, 3]);
  expect(full(24, 12)).toEqual([12, 12]);
  expect(full(9)).toEqual([9]);
});

test("as many cames are marked as were won", () => {
  const { container } = render(CamesMarks, { won: 1, needed: 2, team: "them" });
  expect(container.querySelectorAll("rect")).toHaveLength(2);
  expect(container.querySelectorAll("rect.on")).toHaveLength(1);
});

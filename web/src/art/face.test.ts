import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Face from "./Face.svelte";
import { preloadFaces } from "./face/faces.svelte";
import { GESTURES, isGesture } from "./face/gestures";
import { FACES } from "../protocol/messages";
import { hash, LOOKS, lookOf, MACHINES } from "./face/looks";
import { poseOf, REST } from "./face/poses";
import SignIcon from "./SignIcon.svelte";

beforeAll(async () => {
  await preloadFaces();
});
afterEach(cleanup);

/** The drawing of a face without the ids that differ from one to the next. */
function drawn(properties: Record<string, unknown>): string {
  const { container, unmount } = render(Face, properties);
  const svg = container.querySelector("svg.face");
  const inside = (svg?.innerHTML ?? "").replace(/id="[^"]*"|url\([^)]*\)/g, "");
  unmount();
  return inside;
}

test("every gesture is drawn unlike every other, and unlike rest", () => {
  for (const bot of [false, true]) {
    const drawings = new Set([null, ...GESTURES].map((gesture) => drawn({ face: 3, gesture, bot })));
    expect(drawings.size).toBe(GESTURES.length + 1);
  }
});

test("what rulesets may name is what is drawn", () => {
  const python = readFileSync("../src/retruc/rulesets/mechanisms.py", "utf8");
  const listed = /^GESTURES = \(([^)]*)\)/m.exec(python)?.[1] ?? "";
  expect([...listed.matchAll(/"([a-z-]+)"/g)].map(([, id]) => id)).toEqual([...GESTURES]);
});

test("every gesture changes at least two parts of the face", () => {
  for (const gesture of GESTURES) {
    const pose = poseOf(gesture);
    const parts = (Object.keys(REST) as (keyof typeof REST)[]).filter(
      (part) => JSON.stringify(pose[part]) !== JSON.stringify(REST[part]),
    );
    expect(parts.length, gesture).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ["wink-right", "wink-left"],
  ["tongue-right", "tongue-left"],
  ["lip-right", "lip-left"],
  ["shoulder-right", "shoulder-left"],
] as const)("%s and %s are each other's mirror", (right, left) => {
  const one = poseOf(right);
  const other = poseOf(left);
  expect(other.eyes).toEqual([...one.eyes].reverse());
  expect(other.brows).toEqual([...one.brows].reverse());
  expect(other.frown).toEqual([...one.frown].reverse());
  expect(other.head[2] + one.head[2]).toBe(0);
  expect(other.iris[0] + one.iris[0]).toBe(0);
  expect(one).not.toEqual(other);
});

test("right is the signer's: on the left of the drawing", () => {
  expect(poseOf("wink-right").eyes[0]).toBe("squeezed");
  expect(poseOf("wink-left").eyes[1]).toBe("squeezed");
  const { container } = render(Face, { face: 0, gesture: "shoulder-right" });
  const [right, left] = [...container.querySelectorAll<SVGPathElement>(".shoulder")];
  // The first is the shape that reaches from the middle to the left edge.
  expect(right?.getAttribute("d")).toMatch(/^M38 /);
  expect(right?.style.transform).toContain("rotate(18deg)");
  expect(left?.style.transform).toBe("");
});

test("there are at least twelve faces, and all differ", () => {
  const faces = new Set(LOOKS.map((_, face) => drawn({ face })));
  expect(faces.size).toBe(LOOKS.length);
  expect(LOOKS.length, "the server gives out so many").toBe(FACES);
  const machines = new Set(MACHINES.map((_, face) => drawn({ face, bot: true })));
  expect(machines.size).toBe(MACHINES.length);
});

test("any number and any name has a face, the same each time", () => {
  expect(lookOf(-1, "", false)).toBe(LOOKS.at(-1));
  expect(lookOf(LOOKS.length, "", false)).toBe(LOOKS[0]);
  expect(lookOf(Number.NaN, "", false)).toBe(LOOKS[0]);
  expect(lookOf(undefined, "Carme", false)).toBe(lookOf(undefined, "Carme", false));
  expect(hash("Carme")).not.toBe(hash("Dídac"));
  expect(lookOf("plain", "", true)).not.toBe(lookOf(0, "", true));
});

test("who is away is shown so, and who sits in for them", () => {
  const here = drawn({ face: 4 });
  const away = drawn({ face: 4, away: true });
  const standIn = drawn({ face: 4, away: true, bot: true });
  expect(new Set([here, away, standIn]).size).toBe(3);
  const { container } = render(Face, { face: 4, away: true });
  expect(container.querySelector("g.away")).not.toBeNull();
});

test("the eyes go where one looks", () => {
  const places = [null, 0, 90, 180, 270].map((gaze) => drawn({ face: 0, gaze }));
  expect(new Set(places).size).toBe(places.length);
});

test("a gesture that is not drawn leaves the face at rest", () => {
  expect(isGesture("somersault")).toBe(false);
  expect(drawn({ face: 0, gesture: "somersault" })).toBe(drawn({ face: 0 }));
});

test("a face is named where it has a label, and is decoration where not", () => {
  const named = render(Face, { face: 0, label: "Carme" }).container.querySelector("svg.face");
  expect(named?.getAttribute("role")).toBe("img");
  expect(named?.getAttribute("aria-label")).toBe("Carme");
  const plain = render(Face, { face: 0 }).container.querySelector("svg.face");
  expect(plain?.getAttribute("aria-hidden")).toBe("true");
  const sign = render(SignIcon, { gesture: "brows", label: "celles" }).container.querySelector("svg.face");
  expect(sign?.getAttribute("aria-label")).toBe("celles");
  expect(sign?.getAttribute("data-gesture")).toBe("brows");
});

/**
 * What each gesture moves. Right and left are those of the one who makes it, so that a right eye is
 * on the left of the drawing. Each gesture changes at least two parts, to be read at 48 px.
 */

import type { Gesture } from "./gestures";

export type Eye = "open" | "wide" | "shut" | "squeezed";
export type Mouth =
  | "rest"
  | "smile"
  | "grin"
  | "flat"
  | "tongue"
  | "tongue-right"
  | "tongue-left"
  | "cheek"
  | "lip-right"
  | "lip-left"
  | "aside"
  | "bite"
  | "blow"
  | "puff"
  | "pout"
  | "kiss";

export interface Pose {
  /** How far the brows rise, in units of a face 100 wide; right, left. */
  readonly brows: readonly [number, number];
  /** How far the inner ends of the brows turn down, in degrees; right, left. */
  readonly frown: readonly [number, number];
  readonly eyes: readonly [Eye, Eye];
  /** Where the irises go by the gesture itself: right on the drawing, down. */
  readonly iris: readonly [number, number];
  readonly mouth: Mouth;
  readonly cheeks: "none" | "small" | "full" | "left";
  readonly shoulder: "none" | "right" | "left";
  /** The head: right on the drawing, down, turned clockwise. */
  readonly head: readonly [number, number, number];
  readonly mark: "none" | "forehead" | "air" | "nod" | "shrug" | "heart";
}

export const REST: Pose = {
  brows: [0, 0],
  frown: [0, 0],
  eyes: ["open", "open"],
  iris: [0, 0],
  mouth: "rest",
  cheeks: "none",
  shoulder: "none",
  head: [0, 0, 0],
  mark: "none",
};

const RIGHT_WINK = { eyes: ["squeezed", "open"], brows: [-5, 4], mouth: "smile" } as const;
const LEFT_WINK = { eyes: ["open", "squeezed"], brows: [4, -5], mouth: "smile" } as const;
const UP_RIGHT = { shoulder: "right", head: [-2, 2, -9], brows: [2, 2], mouth: "flat" } as const;
const UP_LEFT = { shoulder: "left", head: [2, 2, 9], brows: [2, 2], mouth: "flat" } as const;

const CHANGES: Readonly<Record<Gesture, Partial<Pose>>> = {
  brows: { brows: [8, 8], eyes: ["wide", "wide"], mark: "forehead" },
  wink: { ...RIGHT_WINK, mouth: "grin", head: [0, 0, -6] },
  "wink-right": RIGHT_WINK,
  "wink-left": LEFT_WINK,
  tongue: { mouth: "tongue", brows: [2, 2] },
  "tongue-right": { mouth: "tongue-right", brows: [0, 4], iris: [-2.4, 0.6] },
  "tongue-left": { mouth: "tongue-left", brows: [4, 0], iris: [2.4, 0.6] },
  "tongue-in-cheek": { mouth: "cheek", cheeks: "left", brows: [4, -1], iris: [2, 0] },
  "lip-right": { mouth: "lip-right", brows: [-3, 3], frown: [6, 0], head: [0, 0, 5] },
  "lip-left": { mouth: "lip-left", brows: [3, -3], frown: [0, 6], head: [0, 0, -5] },
  "mouth-aside": { mouth: "aside", brows: [-2, 3], iris: [3, 0], head: [0, 0, 5] },
  "bite-lip": { mouth: "bite", brows: [-2, -2], frown: [8, 8] },
  "small-puff": { mouth: "blow", cheeks: "small", mark: "air", brows: [2, 2] },
  "puff-cheeks": { mouth: "puff", cheeks: "full", eyes: ["wide", "wide"], brows: [4, 4] },
  shoulder: { ...UP_RIGHT, head: [3, 1, 7], mark: "shrug", iris: [-3.4, 1.6], mouth: "rest" },
  "shoulder-right": UP_RIGHT,
  "shoulder-left": UP_LEFT,
  "close-eyes": { eyes: ["shut", "shut"], brows: [-1.5, -1.5], mouth: "flat" },
  nod: { head: [0, 8, 0], eyes: ["open", "open"], iris: [0, 3.4], brows: [-2.5, -2.5], mark: "nod", mouth: "smile" },
  pout: { mouth: "pout", brows: [3, 3], frown: [-16, -16], iris: [0, 2.6], head: [0, 3, 0] },
  kiss: { mouth: "kiss", eyes: ["shut", "shut"], brows: [3, 3], mark: "heart" },
  "eyes-up": { iris: [0, -5.2], brows: [4, 4], eyes: ["wide", "wide"], mouth: "flat", head: [0, -2, 0] },
};

/** The pose of a gesture; of none, a face at rest. */
export function poseOf(gesture: Gesture | null): Pose {
  return gesture === null ? REST : { ...REST, ...CHANGES[gesture] };
}

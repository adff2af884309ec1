/** Where the signs lie on the cards 2 to 9. */

import type { SpanishSuit } from "./ink";

/** x, y, scale and, where it lies across, a turn in degrees. */
export type Place = readonly [x: number, y: number, scale: number, turn?: number];

function grid(xs: readonly number[], ys: readonly number[], scale: number): Place[] {
  return ys.flatMap((y) => xs.map((x) => [x, y, scale] as const));
}

const MIDDLE = 61;

const ORS: Readonly<Record<number, readonly Place[]>> = {
  2: grid([MIDDLE], [54, 136], 1.36),
  3: grid([MIDDLE], [43, 95, 147], 1.18),
  4: grid([35, 87], [56, 134], 1.12),
  5: [...grid([36, 86], [51, 139], 1.02), [MIDDLE, 95, 1.02]],
  6: grid([36, 86], [48, 95, 142], 1.02),
  7: [...grid([34, 88], [52, 98, 144], 0.88), [MIDDLE, 75, 0.88]],
  8: [...grid([34, 88], [50, 95, 140], 0.86), [MIDDLE, 72.5, 0.86], [MIDDLE, 117.5, 0.86]],
  9: grid([31, MIDDLE, 91], [50, 95, 140], 0.72),
};

const COPES: Readonly<Record<number, readonly Place[]>> = {
  2: grid([MIDDLE], [55, 137], 1.36),
  3: [[MIDDLE, 56, 1.22], ...grid([35, 87], [132], 1.22)],
  4: grid([37, 85], [59, 133], 1.14),
  5: [...grid([35, 87], [53, 141], 1), [MIDDLE, 97, 1]],
  6: grid([37, 85], [50, 97, 144], 0.9),
  7: [...grid([33, 89], [54, 99, 144], 0.82), [MIDDLE, 76, 0.82]],
  8: [...grid([33, 89], [52, 97, 142], 0.8), [MIDDLE, 74.5, 0.8], [MIDDLE, 119.5, 0.8]],
  9: grid([30, MIDDLE, 92], [53, 97, 141], 0.78),
};

const ESPASES: Readonly<Record<number, readonly Place[]>> = {
  2: grid([38, 84], [97], 1.7),
  3: [[31, 109, 1.5], [MIDDLE, 84, 1.5], [91, 109, 1.5]],
  4: grid([40, 82], [57, 135], 1.1),
  5: [...grid([33, 89], [56, 136], 1.02), [MIDDLE, 96, 1.02]],
  6: grid([33, MIDDLE, 89], [60, 132], 1),
  7: [...grid([33, MIDDLE, 89], [55, 137], 0.88), [MIDDLE, 96, 0.88, 90]],
  8: grid([26, 49.3, 72.7, 96], [64, 130], 0.82),
  9: [...grid([26, 49.3, 72.7, 96], [60, 136], 0.74), [MIDDLE, 98, 0.74, 90]],
};

const BASTOS: Readonly<Record<number, readonly Place[]>> = {
  2: grid([42, 80], [95], 1.9),
  3: [[32, 106, 1.5], [MIDDLE, 84, 1.5], [90, 106, 1.5]],
  4: grid([40, 82], [56, 134], 1.1),
  5: [...grid([34, 88], [54, 136], 0.98), [MIDDLE, 95, 0.98, 90]],
  6: grid([33, MIDDLE, 89], [60, 131], 1),
  7: [...grid([33, MIDDLE, 89], [57, 135], 0.84), [MIDDLE, 95, 0.84, 90]],
  8: grid([26, 49.3, 72.7, 96], [64, 128], 0.88),
  9: [...grid([26, 49.3, 72.7, 96], [61, 133], 0.74), [MIDDLE, 97, 0.74, 90]],
};

const LAYOUTS = { o: ORS, c: COPES, e: ESPASES, b: BASTOS };

/** The places of the signs on a card from 2 to 9. */
export function places(suit: SpanishSuit, number: number): readonly Place[] {
  const found = LAYOUTS[suit][number];
  if (!found) throw new RangeError(`no layout for ${number}${suit}`);
  return found;
}

/**
 * How a score lies on the table with the 8 and the 9 of a suit: one card face up, and the other, face
 * down, slid over it until as many signs show as there are points.
 */

/** What lies on the table for a score. */
export type Laying =
  | { readonly kind: "none" }
  | { readonly kind: "crossed" | "parallel" | "stacked" }
  | { readonly kind: "shown"; readonly card: 8 | 9; readonly signs: number };

/** What lies for 0 to 23 points; at 24 the game is over and nothing is marked. */
export function layingFor(points: number): Laying {
  if (points <= 0 || points >= 24) return { kind: "none" };
  if (points <= 8) return { kind: "shown", card: 8, signs: points };
  const within = points % 12;
  if (within === 10) return { kind: "crossed" };
  if (within === 11) return { kind: "parallel" };
  if (within === 0) return { kind: "stacked" };
  return { kind: "shown", card: 9, signs: within };
}

type Spot = readonly [x: number, y: number];

const pairs = (...rows: number[]): Spot[] => rows.flatMap((y) => [[35, y], [87, y]] as const);

/** Where the signs of the two cards lie, from the end that stays uncovered. */
export const SIGNS: Readonly<Record<8 | 9, readonly Spot[]>> = {
  8: [...pairs(36), [61, 65.5], ...pairs(95), [61, 124.5], ...pairs(154)],
  9: [...pairs(36, 66), [61, 95], ...pairs(124, 154)],
};

export interface Cover {
  /** The middle of the covering card's leading edge, in units of a card 122 by 190. */
  readonly x: number;
  readonly y: number;
  /** How far it is turned, in degrees clockwise. */
  readonly turn: number;
}

/** Turned so far, an edge passes between the two signs of a row. */
const ASLANT = 25;
const CENTRE: Spot = [61, 95];

const along = ([x, y]: Spot, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return x * Math.sin(angle) + y * Math.cos(angle);
};

/** Whether a sign is under the cover; its middle decides. */
export function isCovered(spot: Spot, cover: Cover): boolean {
  return along(spot, -cover.turn) > along([cover.x, cover.y], -cover.turn);
}

/** Where the other card lies so that so many signs show; nothing where all of them do. */
export function coverFor(card: 8 | 9, signs: number): Cover | null {
  const spots = SIGNS[card];
  if (signs >= spots.length) return null;
  // Straight where a row ends, aslant where it is divided: the wider of the two gaps.
  const [best] = [0, ASLANT]
    .map((slant) => {
      const sorted = spots.map((spot) => along(spot, slant)).sort((a, b) => a - b);
      const before = sorted[signs - 1] ?? 0;
      const after = sorted[signs] ?? before;
      return { slant, gap: after - before, at: (before + after) / 2 };
    })
    .sort((a, b) => b.gap - a.gap);
  if (!best) return null;
  const angle = (best.slant * Math.PI) / 180;
  const forward = best.at - along(CENTRE, best.slant);
  // Slid along its own edge as well, so that the two lie in one line rather than apart.
  const aside = -0.4 * (forward + 95) * Math.tan(angle);
  return {
    x: CENTRE[0] + forward * Math.sin(angle) + aside * Math.cos(angle),
    y: CENTRE[1] + forward * Math.cos(angle) - aside * Math.sin(angle),
    turn: -best.slant,
  };
}

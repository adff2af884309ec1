// Where seats are round a table, as the reader sees it: one's own at the foot, the next to the right.

export interface Place {
  /** Of the width, from the left, in hundredths. */
  x: number;
  /** Of the height, from the top, in hundredths. */
  y: number;
}

/**
 * The place of a seat; *own* sits at the foot. Seats count from 1 and go round anticlockwise.
 *
 * One sits at the head and one at the foot; the others keep to the sides, where names have room.
 */
export function placeOf(seat: number, own: number, seats: number): Place {
  const steps = (seat - own + seats) % seats;
  const half = seats / 2;
  if (steps === 0) return { x: 50, y: 100 };
  if (steps === half) return { x: 50, y: 0 };
  const isRight = steps < half;
  const y = (100 * (isRight ? half - steps : steps - half)) / half;
  const reach = 50 * Math.sqrt(1 - ((y - 50) / BEND) ** 2);
  return { x: isRight ? 50 + reach : 50 - reach, y };
}

/** How much the sides bend: half the height of the ellipse that they are part of. */
const BEND = 90;

/** Which team a seat is of: odd seats are A. */
export function teamOf(seat: number): "A" | "B" {
  return seat % 2 === 1 ? "A" : "B";
}

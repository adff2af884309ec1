// Reading senyes against the clock: which is made, between which ones one has to tell, and the tally.

export const PACES_MS = { slow: 2500, usual: 1500, quick: 700 } as const;
export type Pace = keyof typeof PACES_MS;

export interface Exercise<T> {
  made: T;
  /** What one may answer, the made one among them. */
  choices: T[];
}

export interface Tally {
  asked: number;
  right: number;
  /** How many right in a row, up to now. */
  row: number;
}

const CHOICES = 4;

/** Make an exercise; *last* is not asked twice in a row. *random*: from 0 up to 1. */
export function exercise<T>(signs: readonly T[], last: T | null, random: () => number): Exercise<T> {
  const fresh = signs.length > 1 ? signs.filter((sign) => sign !== last) : [...signs];
  const made = pick(fresh, random);
  const others = shuffled(signs.filter((sign) => sign !== made), random).slice(0, CHOICES - 1);
  return { made, choices: shuffled([made, ...others], random) };
}

function pick<T>(from: readonly T[], random: () => number): T {
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error("there are no signs to pick from");
  return picked;
}

function shuffled<T>(of: readonly T[], random: () => number): T[] {
  return of
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** Count an answer. */
export function counted({ asked, right, row }: Tally, isRight: boolean): Tally {
  return { asked: asked + 1, right: right + (isRight ? 1 : 0), row: isRight ? row + 1 : 0 };
}

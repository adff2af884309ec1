/** The four suits of the English pack, and where they lie on a card. */

import type { EnglishSuit } from "./ink";
import { group } from "./sprite";

export const FRENCH_INK: Readonly<Record<EnglishSuit, string>> = {
  c: "#26211F",
  s: "#26211F",
  d: "#B5322B",
  h: "#B5322B",
};

/** Outlines of 36 by 38 around their centre. */
const OUTLINE: Readonly<Record<EnglishSuit, string>> = {
  h: "M0 18C-6 10-18 2-18-7.4C-18-13.6-13.6-18-8.6-18C-4.8-18-1.6-15.6 0-12C1.6-15.6 4.8-18 8.6-18C13.6-18 18-13.6 18-7.4C18 2 6 10 0 18Z",
  d: "M0-20C4-12 9.4-5.6 15.6 0C9.4 5.6 4 12 0 20C-4 12-9.4 5.6-15.6 0C-9.4-5.6-4-12 0-20Z",
  s: "M0-19C6-10 18-3 18 6.6C18 12 14.2 15 10 15C6.6 15 3.6 13.2 2 10.4C2.4 14.4 4 17.4 6.6 19H-6.6C-4 17.4-2.4 14.4-2 10.4C-3.6 13.2-6.6 15-10 15C-14.2 15-18 12-18 6.6C-18-3-6-10 0-19Z",
  c: "M0-19A8.6 8.6 0 0 1 6.8-5.2C5.8-4 5.2-3.4 4.4-2.6C6-3.4 7.6-3.8 9.6-3.8A8.6 8.6 0 1 1 9 13.4C5.8 13.2 3.4 11.4 2 9C2.4 13.4 4 17 6.6 19H-6.6C-4 17-2.4 13.4-2 9C-3.4 11.4-5.8 13.2-9 13.4A8.6 8.6 0 1 1-9.6-3.8C-7.6-3.8-6-3.4-4.4-2.6C-5.2-3.4-5.8-4-6.8-5.2A8.6 8.6 0 0 1 0-19Z",
};

/** The id of a suit's sign in the sprite, after seeing that it is there. */
export function frenchPip(suit: EnglishSuit): string {
  return group(`french-${suit}`, () => `<path d="${OUTLINE[suit]}" fill="${FRENCH_INK[suit]}"/>`);
}

type Spot = readonly [x: number, y: number];
const LEFT = 44;
const MIDDLE = 61;
const RIGHT = 78;
const TOP = 38;
const BOTTOM = 152;
const CENTRE = 95;

const columns = (ys: readonly number[]): Spot[] => ys.flatMap((y) => [[LEFT, y], [RIGHT, y]] as const);
const middle = (...ys: number[]): Spot[] => ys.map((y) => [MIDDLE, y] as const);

/** Where the signs lie on the cards 2 to 10 (T). */
export const FRENCH_PLACES: Readonly<Record<string, readonly Spot[]>> = {
  "2": middle(TOP, BOTTOM),
  "3": middle(TOP, CENTRE, BOTTOM),
  "4": columns([TOP, BOTTOM]),
  "5": [...columns([TOP, BOTTOM]), ...middle(CENTRE)],
  "6": columns([TOP, CENTRE, BOTTOM]),
  "7": [...columns([TOP, CENTRE, BOTTOM]), ...middle(66.5)],
  "8": [...columns([TOP, CENTRE, BOTTOM]), ...middle(66.5, 123.5)],
  "9": [...columns([TOP, 76, 114, BOTTOM]), ...middle(CENTRE)],
  T: [...columns([TOP, 76, 114, BOTTOM]), ...middle(57, 133)],
};

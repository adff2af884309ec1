/** Heads of the figures, for cards where a whole figure would be too small to read. */

import { GARB, face } from "./garb";
import { INK, line, shape, type SpanishSuit } from "./ink";
import { reiHead } from "./rei";
import { sotaHead } from "./sota";

function horseHead(suit: SpanishSuit): string {
  const { horse, mane, main } = GARB[suit];
  const bridle = suit === "o" ? INK.red : main;
  return (
    shape("M6-31L2-16C-8-9-19 3-25 14C-28 21-24 27-17 26C-12 25-9 21-2 20C1 28-3 36-6 44H26C33 18 28-8 14-22Z", horse, INK.line, 2) +
    shape("M9-22C26-10 36 14 30 44H19C24 34 18 30 20 23C13 22 16 13 14 8C7 8 9 0 6-4C2-3 0-8-1-12Z", mane, INK.line, 1.8) +
    line("M-16 5Q-7 9-4 20M0-10L-4 20M-10 14L14 18", bridle, 4) +
    `<circle cx="-4" cy="-3" r="2.8" fill="${INK.line}"/><circle cx="-20" cy="18" r="1.8" fill="${INK.line}"/>`
  );
}

/** The head of the sota (10), of the cavall's horse (11) or of the rei (12), centred on x, y. */
export function head(number: number, suit: SpanishSuit, x: number, y: number, scale = 1): string {
  switch (number) {
    case 10:
      return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-56 -46)">${sotaHead(suit)}</g>`;
    case 11:
      return `<g transform="translate(${x} ${y}) scale(${scale * 0.78}) translate(-2 -6)">${horseHead(suit)}</g>`;
    case 12:
      return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-54 -51)">${reiHead(suit)}</g>`;
    default:
      throw new RangeError(`no head for ${number}`);
  }
}

/** A queen's head with a tiara and long hair, centred on x, y. */
export function queenHead(x: number, y: number, scale: number, colour: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    shape("M-13-8C-23 6-22 22-17 30C-12 32-8 30-7 26H7C8 30 12 32 17 30C22 22 23 6 13-8Z", "#8A4B22", INK.line, 1.5) +
    shape("M-6 12V22Q0 28 6 22V12Z", INK.skin, INK.line, 1.3) +
    shape("M-16 31Q-12 21-6 20Q0 27 6 20Q12 21 16 31Z", colour, INK.line, 1.4) +
    face(0, 2) +
    shape("M-12.4 2C-15-12-7-16 0-16S15-12 12.4 2C10-4 6-8 0-9.4C-6-8-10-4-12.4 2Z", "#8A4B22", INK.line, 1.4) +
    shape("M-14-10C-17-22-10-26-6-20C-6-30 6-30 6-20C10-26 17-22 14-10Q0-18-14-10Z", INK.gold, INK.line, 1.5) +
    line("M-12.6-12.4Q0-19 12.6-12.4", colour, 2.8) +
    `<circle cy="-27" r="2.6" fill="${colour}" stroke="${INK.line}"/>` +
    "</g>"
  );
}

/** The king: a bell of cape and ermine under a tall crown. */

import { GARB, face, held } from "./garb";
import { INK, line, shape, type SpanishSuit } from "./ink";

const TICKS = [
  [36, 80], [44, 87], [54, 90], [64, 87], [72, 80],
  [25, 168], [33, 168], [41, 168], [67, 168], [75, 168], [82, 168],
] as const;

/** Head, beard and crown, as they are on the whole figure. */
export function reiHead(suit: SpanishSuit): string {
  const { beard } = GARB[suit];
  return (
    shape("M41 46C37 58 39 68 45 72H63C69 68 71 58 67 46Z", beard) +
    face(54, 51) +
    shape("M42.4 53C39.6 72 45 87 54 88C63 87 68.4 72 65.6 53C63.4 58.4 60.6 60 54 60S44.6 58.4 42.4 53Z", beard) +
    line("M50 61.6Q54 63.6 58 61.6", INK.red, 2) +
    line("M49 70Q48.6 78 51 83M59 70Q59.4 78 57 83M54 70V84", INK.line, 1) +
    shape("M45 57.4Q49.6 55 54 58.2Q58.4 55 63 57.4Q59 61.8 54 59.4Q49 61.8 45 57.4Z", beard, INK.line, 1.1) +
    shape("M38.6 45L35.4 20L45.4 31L54 14.4L62.6 31L72.6 20L69.4 45Q54 38.6 38.6 45Z", suit === "o" ? INK.goldLight : INK.gold) +
    line("M39.8 41.4Q54 35 68.2 41.4", INK.red, 3.4) +
    `<circle cx="35.4" cy="19.6" r="2.8" fill="${INK.red}" stroke="${INK.line}" stroke-width="1.1"/><circle cx="54" cy="14" r="3" fill="${INK.blue}" stroke="${INK.line}" stroke-width="1.1"/><circle cx="72.6" cy="19.6" r="2.8" fill="${INK.red}" stroke="${INK.line}" stroke-width="1.1"/>`
  );
}

export function rei(suit: SpanishSuit): string {
  const { main, second, trim } = GARB[suit];
  const ermine = TICKS.map(([x, y]) => `M${x} ${y}v3.6`).join("");
  const rhombs = [127, 147]
    .map((y) => shape(`M54 ${y}l5 8-5 8-5-8Z`, second, INK.line, 1.2))
    .join("");
  return (
    '<g transform="translate(4.3 8.8) scale(.95)">' +
    // Cape, robe and the band down its middle.
    shape("M38 72C27 96 20 132 19 175H87C86 132 81 96 70 72Z", main) +
    line("M30 108C27 126 25.6 146 25.4 162M78 108C81 126 82.4 144 82.6 160", INK.line, 1.1) +
    shape("M45 78L37 175H71L63 78Z", second) +
    shape("M49 84L46.4 175H61.6L59 84Z", trim) +
    rhombs +
    shape("M19.3 164H38.2L37.2 175H19Z", INK.white) +
    shape("M69.8 164H86.7L87 175H70.8Z", INK.white) +
    // The arm at the belt, and the one that holds the sign up.
    shape("M31 90C24 104 26 120 38 122L46 122L46 112L41 111C38 108 39 102 41 97Z", main) +
    shape("M41 110.6L46.6 111V122.6L41 122.4Z", trim, INK.line, 1.3) +
    `<circle cx="49.4" cy="116.8" r="4.6" fill="${INK.skin}" stroke="${INK.line}" stroke-width="1.4"/>` +
    shape("M67 86C74 104 93 98 97 80L86 76C84 83 80 84 74 80Z", main) +
    shape("M97.6 80.6L85.4 76L87 71.6L98.6 76Z", trim, INK.line, 1.3) +
    held(suit, 93, 70) +
    shape("M37 68Q30 78 33 87Q43 97 54 97.4T75 87Q78 78 71 68Q54 78 37 68Z", INK.white) +
    line(ermine, INK.line, 1.9) +
    reiHead(suit) +
    "</g>"
  );
}

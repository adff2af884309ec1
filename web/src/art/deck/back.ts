/** The back of every card: a small tile pattern, the same turned half round. */

import { HEIGHT, INK, shape, WIDTH } from "./ink";
import { stock } from "./frame";
import { define } from "./sprite";

const TILE = 21;

function pattern(): string {
  const blue = INK.blue;
  return (
    `<pattern id="back-tile" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse" x="8.5" y="11">` +
    `<rect width="${TILE}" height="${TILE}" fill="#F1EFE6"/>` +
    `<path d="M0 5.6A5.6 5.6 0 0 0 5.6 0M15.4 0A5.6 5.6 0 0 0 21 5.6M21 15.4A5.6 5.6 0 0 0 15.4 21M5.6 21A5.6 5.6 0 0 0 0 15.4" fill="none" stroke="${blue}" stroke-width="1.7"/>` +
    `<path d="M0 2.3A2.3 2.3 0 0 0 2.3 0H0ZM18.7 0A2.3 2.3 0 0 0 21 2.3V0ZM21 18.7A2.3 2.3 0 0 0 18.7 21H21ZM2.3 21A2.3 2.3 0 0 0 0 18.7V21Z" fill="${INK.gold}"/>` +
    `<path d="M10.5 1.6Q12 9 19.4 10.5Q12 12 10.5 19.4Q9 12 1.6 10.5Q9 9 10.5 1.6Z" fill="${blue}"/>` +
    `<circle cx="10.5" cy="10.5" r="2.5" fill="${INK.gold}"/>` +
    "</pattern>"
  );
}

/** The back as it lies on the table. */
export function back(): string {
  define("back-tile", pattern);
  return (
    stock() +
    `<rect x="6.5" y="6.5" width="${WIDTH - 13}" height="${HEIGHT - 13}" rx="5" fill="${INK.blue}"/>` +
    `<rect x="8.5" y="8.5" width="${WIDTH - 17}" height="${HEIGHT - 17}" rx="3.5" fill="url(#back-tile)" stroke="${INK.gold}" stroke-width="1.4"/>`
  );
}

/** The back with its upper left corner turned down, where the one who covered it reads the card. */
export function turnedCorner(): string {
  return (
    shape("M0 9Q0 0 9 0H62L0 72Z", INK.paper, INK.edge, 1.2) +
    shape("M62 0L0 72Q22 66 33 53Q52 34 62 0Z", INK.shade, INK.edge, 1.2)
  );
}

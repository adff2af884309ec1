/** The four signs of the Spanish suits, drawn around their centre. */

import { around, INK, line, shape, type SpanishSuit } from "./ink";
import { group } from "./sprite";

/** Gold disc with a red flower: 38 across. */
function coin(): string {
  return (
    `<circle r="19" fill="${INK.gold}" stroke="${INK.goldDark}" stroke-width="1.8"/>` +
    `<circle r="14.4" fill="${INK.goldLight}" stroke="${INK.red}" stroke-width="1.9"/>` +
    around(8, `<ellipse cy="-7.6" rx="2.9" ry="5" fill="${INK.red}"/>`) +
    `<circle r="3.7" fill="${INK.gold}" stroke="${INK.goldDark}" stroke-width="1.2"/>`
  );
}

/** Red covered goblet with gold bands: 34 wide, 48 high. */
function goblet(): string {
  const { gold, goldDark, red, redDark } = INK;
  return (
    shape("M-12 23.5Q-12 17.6-3.6 16L-2.5 6H2.5L3.6 16Q12 17.6 12 23.5Z", gold, goldDark, 1.4) +
    `<ellipse cy="10.4" rx="5.4" ry="3" fill="${red}" stroke="${redDark}" stroke-width="1.3"/>` +
    shape("M-15.6-9.5C-15.6 3.4-9 8.6-2.8 9.2H2.8C9 8.6 15.6 3.4 15.6-9.5Z", red, redDark, 1.4) +
    shape("M-14.8-3.4Q0 .6 14.8-3.4L13 1.8Q0 5.4-13 1.8Z", gold, goldDark, 1) +
    shape("M-13-12C-13-17.8-6.2-19.6-2.2-20H2.2C6.2-19.6 13-17.8 13-12Z", red, redDark, 1.4) +
    `<rect x="-17" y="-13.2" width="34" height="4.6" rx="2.3" fill="${gold}" stroke="${goldDark}" stroke-width="1.4"/>` +
    `<circle cy="-22" r="2.8" fill="${gold}" stroke="${goldDark}" stroke-width="1.2"/>` +
    line("M-11-6.6C-10.6-.6-8 3.8-5 6", INK.redLight, 1.8)
  );
}

/** Blue blade with a gold guard, point up: 26 wide, 68 high. */
function sword(): string {
  const { blue, blueDark, blueLight, gold, goldDark, red, redDark } = INK;
  return (
    shape("M0-35L5.4-26.4L4.9 15.4H-4.9L-5.4-26.4Z", blue, blueDark, 1.4) +
    `<path d="M0-30V15H-3.7L-4.1-25.6Z" fill="${blueLight}"/>` +
    shape("M-2.9 18H2.9L2.4 30H-2.4Z", red, redDark, 1) +
    shape("M-12 11.6Q-11 16.4-4.4 14.8H4.4Q11 16.4 12 11.6Q14.4 20.2 4.4 20.2H-4.4Q-14.4 20.2-12 11.6Z", gold, goldDark, 1.3) +
    `<circle cy="30.4" r="3.8" fill="${gold}" stroke="${goldDark}" stroke-width="1.2"/>`
  );
}

/** Green knotted club, thick end up: 20 wide, 68 high. */
function club(): string {
  const { green, greenDark, greenLight, goldLight, goldDark, red } = INK;
  const knot = (x: number, y: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="2.1" ry="3.5" fill="${goldLight}" stroke="${goldDark}" stroke-width="1"/>`;
  return (
    shape(
      "M-3 33.5C-3.4 20-5.8 8-6.5 0L-9.4-2L-9-8.4L-6.8-9.2C-7.2-17-8.8-24-7.2-29.4C-5.4-35 5-35 7-29.8C7.9-26 7-22 6.9-19.2L9.8-17.2L9.2-10.8L6.6-9.4C6.2 4 3.8 20 3.4 33.5Z",
      green,
      greenDark,
    ) +
    line("M-3.6-25C-4.2-13-2.8 3-1.6 21", greenLight, 2.2) +
    knot(8.2, -14) +
    knot(-8, -5.2) +
    `<ellipse cy="-30.4" rx="5" ry="2.2" fill="${goldLight}" stroke="${goldDark}" stroke-width="1"/>` +
    line("M-3.6 24.4H3.4M-3.3 29H3.2", red, 2.2)
  );
}

const DRAW: Record<SpanishSuit, () => string> = { o: coin, c: goblet, e: sword, b: club };

/** The id of a suit's sign in the sprite, after seeing that it is there. */
export function pip(suit: SpanishSuit): string {
  return group(`pip-${suit}`, DRAW[suit]);
}

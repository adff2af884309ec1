/** The four aces: one sign each, as large as the card allows. */

import { around, INK, line, shape, type SpanishSuit } from "./ink";

const { gold, goldDark, goldLight, red, redDark, blue, blueDark, blueLight, green, greenDark, greenLight } =
  INK;

/** A leaf that grows from x, y; turned clockwise from upright. */
function leaf(x: number, y: number, turn: number, size = 1): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    `<path d="M0 0C7-6 7-15 0-22C-7-15-7-6 0 0Z" fill="${greenLight}" stroke="${greenDark}" stroke-width="1.3"/>` +
    `<path d="M0-1V-16" stroke="${greenDark}" stroke-width="1"/></g>`
  );
}

function both(draw: (side: 1 | -1) => string): string {
  return draw(1) + draw(-1);
}

function ors(): string {
  return (
    both((s) => {
      const y = 95 - s * 47;
      const up = s === 1 ? 0 : 180;
      return (
        `<g transform="translate(61 ${y})">` +
        leaf(0, 0, up, 1.05) +
        leaf(-3, 0, up - 48, 0.95) +
        leaf(3, 0, up + 48, 0.95) +
        "</g>"
      );
    }) +
    '<g transform="translate(61 95)">' +
    `<circle r="43" fill="${gold}" stroke="${goldDark}" stroke-width="2"/>` +
    around(28, `<circle cy="-38.6" r="1.8" fill="${goldDark}"/>`) +
    `<circle r="34.6" fill="${red}" stroke="${goldDark}" stroke-width="1.2"/>` +
    around(16, `<ellipse cy="-30.2" rx="4.1" ry="3.6" fill="${goldLight}"/>`) +
    `<circle r="26.6" fill="${goldLight}" stroke="${goldDark}" stroke-width="1.2"/>` +
    around(8, `<ellipse cy="-15.5" rx="5.8" ry="10" fill="${red}" stroke="${redDark}" stroke-width=".8"/><ellipse cy="-15" rx="2.3" ry="6" fill="${gold}"/>`) +
    around(8, `<ellipse cy="-9.4" rx="2.8" ry="7.4" fill="${blue}" stroke="${goldLight}" stroke-width=".8"/>`, 22.5) +
    `<circle r="7" fill="${gold}" stroke="${goldDark}" stroke-width="1.2"/><circle r="2.6" fill="${red}"/>` +
    "</g>"
  );
}

function copes(): string {
  const handle = (s: number) => `M${s * 29}-14C${s * 47}-17 ${s * 47} 16 ${s * 24} 16`;
  const diamonds = [-20, -10, 0, 10, 20]
    .map((x) => `<path d="M${x} ${8.8 - (x * x) / 110}l3.8 4.8-3.8 4.8-3.8-4.8z" fill="${blue}"/>`)
    .join("");
  const studs = [-30, -20, -10, 0, 10, 20, 30]
    .map((x) => `<circle cx="${x}" cy="-26.4" r="1.8" fill="${red}"/>`)
    .join("");
  return (
    '<g transform="translate(61 101)">' +
    both((s) => leaf(s * 5, -60, s * 52, 0.95) + leaf(s * 2, -62, s * 14, 0.85)) +
    line(handle(1) + handle(-1), goldDark, 7) +
    line(handle(1) + handle(-1), gold, 4) +
    shape("M-28 64Q-28 50-8 47L-5.6 26H5.6L8 47Q28 50 28 64Z", gold, goldDark, 1.7) +
    line("M-26 58.6Q0 52 26 58.6", red, 2.8) +
    `<ellipse cy="37" rx="11.4" ry="6" fill="${blue}" stroke="${blueDark}" stroke-width="1.6"/>` +
    shape("M-34-24C-34 11-20 29-5.4 31H5.4C20 29 34 11 34-24Z", red, redDark, 1.7) +
    shape("M-31.6 1Q0 11 31.6 1L25.4 15Q0 25-25.4 15Z", gold, goldDark, 1.3) +
    diamonds +
    shape("M-28-28C-28-45-13-50-4.4-51H4.4C13-50 28-45 28-28Z", red, redDark, 1.7) +
    shape("M-11-29Q-8.6-45 0-50Q8.6-45 11-29Z", gold, goldDark, 1.3) +
    `<rect x="-37" y="-31.4" width="74" height="10" rx="5" fill="${gold}" stroke="${goldDark}" stroke-width="1.7"/>` +
    studs +
    `<circle cy="-57" r="6.2" fill="${gold}" stroke="${goldDark}" stroke-width="1.6"/>` +
    line("M-26-16C-25-6-23-1-20 2", INK.redLight, 3) +
    "</g>"
  );
}

function espases(): string {
  const laurel = (s: 1 | -1) =>
    line(`M${s * 5} 44C${s * 26} 36 ${s * 33} 4 ${s * 23}-34`, greenDark, 1.8) +
    leaf(s * 13, 39, s * 78, 0.8) +
    leaf(s * 17, 35, s * 16, 0.85) +
    leaf(s * 23, 25, s * 74, 0.85) +
    leaf(s * 25, 18, s * 2, 0.85) +
    leaf(s * 28, 6, s * 58, 0.85) +
    leaf(s * 28, -2, s * -16, 0.85) +
    leaf(s * 27.5, -14, s * 42, 0.8) +
    leaf(s * 26, -22, s * -26, 0.8) +
    leaf(s * 24, -32, s * 8, 0.85);
  return (
    '<g transform="translate(61 96)">' +
    both(laurel) +
    shape("M0-84L9.4-68L8.4 38H-8.4L-9.4-68Z", blue, blueDark, 1.8) +
    `<path d="M0-76V38H-6.4L-7.2-67Z" fill="${blueLight}"/>` +
    line("M0-62V26", blueDark, 1.2) +
    shape("M-5.4 47H5.4L4.4 71H-4.4Z", red, redDark, 1.4) +
    line("M-4.8 53L4.7 50M-4.6 60L4.5 57M-4.4 67L4.3 64", goldLight, 1.7) +
    shape("M-30 29C-36 31-35 42-28 42.4C-21 42.4-17 47-7 47H7C17 47 21 42.4 28 42.4C35 42 36 31 30 29C31 35.6 24 37 9 36H-9C-24 37-31 35.6-30 29Z", gold, goldDark, 1.6) +
    shape("M-7.6 36L0 25L7.6 36V47L0 53L-7.6 47Z", gold, goldDark, 1.4) +
    `<circle cy="40" r="4.2" fill="${red}" stroke="${redDark}"/>` +
    `<circle cy="75.6" r="6.8" fill="${gold}" stroke="${goldDark}" stroke-width="1.6"/><circle cy="75.6" r="2.4" fill="${blue}"/>` +
    "</g>"
  );
}

function bastos(): string {
  return (
    '<g transform="translate(61 95)">' +
    leaf(-17, -16, -36, 1.2) + leaf(-19, -11, -84, 1.2) + leaf(-17, -6, -132, 1.1) +
    leaf(19, -41, 32, 1.2) + leaf(21, -35, 80, 1.2) + leaf(19, -29, 128, 1.1) +
    leaf(15, 19, 46, 1.1) + leaf(15, 25, 100, 1.1) +
    shape("M-6.6 80C-8.6 42-13 18-14.4 0L-22-6L-20-21L-14-21C-15-41-19.4-57-16-68C-11.6-82 11.6-82 15.6-69C18.6-59 15.4-51 15.4-45L22.4-44L23.4-29L15-25C14 0 9.6 8 10.8 14L18 17L16 28L9.6 29C8.6 47 7.6 63 6.6 80Z", green, greenDark, 2) +
    line("M-9-62C-11-31-9 10-3.6 62", greenLight, 4) +
    line("M2.4-56C4.6-40 3.4-30 5.6-18M.4 4C2.4 20 1.4 36 2.4 50M8.6-64V-53", greenDark, 1.7) +
    `<ellipse cx="21.6" cy="-36.6" rx="4.2" ry="7.6" fill="${goldLight}" stroke="${goldDark}" stroke-width="1.3"/>` +
    `<ellipse cx="-20" cy="-13.4" rx="4" ry="7.6" fill="${goldLight}" stroke="${goldDark}" stroke-width="1.3"/>` +
    `<ellipse cx="16.8" cy="22.6" rx="3.2" ry="5.6" fill="${goldLight}" stroke="${goldDark}" stroke-width="1.2"/>` +
    `<ellipse cx="-.4" cy="-71.4" rx="11.6" ry="5" fill="${goldLight}" stroke="${goldDark}" stroke-width="1.4"/>` +
    `<ellipse cx="-.4" cy="-71.4" rx="5.4" ry="2.2" fill="none" stroke="${goldDark}"/>` +
    line("M-7.6 59H7.6M-7.2 67H7.2", red, 4.4) +
    "</g>"
  );
}

const DRAW: Record<SpanishSuit, () => string> = { o: ors, c: copes, e: espases, b: bastos };

/** The sign in the middle of an ace. */
export function ace(suit: SpanishSuit): string {
  return DRAW[suit]();
}

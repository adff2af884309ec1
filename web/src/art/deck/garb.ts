/** What the three figures of a suit wear, and parts that all twelve share. */

import { INK, line, shape, type SpanishSuit, use } from "./ink";
import { pip } from "./pips";

/** Colours of a suit's figures. The first is the suit's own, so that they are told apart far off. */
export interface Garb {
  readonly main: string;
  readonly second: string;
  readonly trim: string;
  readonly hair: string;
  readonly beard: string;
  readonly horse: string;
  readonly mane: string;
}

export const GARB: Readonly<Record<SpanishSuit, Garb>> = {
  o: { main: INK.gold, second: INK.red, trim: INK.blue, hair: "#6B3E22", beard: "#FFFDF6", horse: "#FFFDF6", mane: "#CFC3A8" },
  c: { main: INK.red, second: INK.blue, trim: INK.gold, hair: "#2E2622", beard: "#7A4526", horse: "#A9683A", mane: "#5B331B" },
  e: { main: INK.blue, second: INK.red, trim: INK.goldLight, hair: "#B9772E", beard: "#3A302B", horse: "#8D8A86", mane: "#4A4745" },
  b: { main: INK.green, second: INK.gold, trim: INK.red, hair: "#3E2A1D", beard: "#C27A32", horse: "#744D34", mane: "#2B1D15" },
};

/** A face of 22 by 26, its centre at x, y; `away` is how far it looks to the left. */
export function face(x: number, y: number, away = 0): string {
  const dx = -away;
  return (
    `<g transform="translate(${x} ${y})">` +
    shape("M-11-8V3C-11 10-5.4 14.4 0 14.4S11 10 11 3V-8Z", INK.skin, INK.line, 1.4) +
    line(`M${-7.4 + dx}-3.4Q${-4.8 + dx}-5.4 ${-2.4 + dx}-3.6M${2.4 + dx}-3.6Q${4.8 + dx}-5.4 ${7.4 + dx}-3.4`, INK.line, 1.5) +
    `<circle cx="${-4.8 + dx}" cy="-.4" r="1.5" fill="${INK.line}"/><circle cx="${4.8 + dx}" cy="-.4" r="1.5" fill="${INK.line}"/>` +
    line(`M${0.4 + dx}-2L${-1.6 + dx} 4.4H${0.8 + dx}`, "#A8744A", 1.3) +
    line(`M${-3.2 + dx} 8.6Q${dx} 10.4 ${3.2 + dx} 8.6`, INK.red, 1.8) +
    `<circle cx="-7" cy="4.6" r="2.2" fill="${INK.redLight}" opacity=".45"/><circle cx="7" cy="4.6" r="2.2" fill="${INK.redLight}" opacity=".45"/>` +
    "</g>"
  );
}

export function hand(x: number, y: number): string {
  return `<circle cx="${x}" cy="${y}" r="4.6" fill="${INK.skin}" stroke="${INK.line}" stroke-width="1.4"/>`;
}

/** Where the sign is held, so that its lower end is in the hand at x, y. */
const GRIP: Readonly<Record<SpanishSuit, readonly [up: number, scale: number]>> = {
  o: [20, 1],
  c: [24, 1],
  e: [24, 1],
  b: [26, 1],
};

/** The suit's sign held up, and the hand that holds it. */
export function held(suit: SpanishSuit, x: number, y: number): string {
  const [up, scale] = GRIP[suit];
  const sign = use(pip(suit), x, y - up, scale);
  // One grips a hilt or a club; a disc and a goblet stand on the hand.
  return suit === "e" || suit === "b" ? sign + hand(x, y) : hand(x, y) + sign;
}

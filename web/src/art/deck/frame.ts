/** What every Spanish card has: stock, the frame whose breaks tell the suit, and the index. */

import { textWidth, write } from "./digits";
import { HEIGHT, INK, line, type SpanishSuit, WIDTH } from "./ink";

/** How many times the frame breaks on its short sides, the *pintes*. */
export const PINTES: Readonly<Record<SpanishSuit, number>> = { o: 0, c: 1, e: 2, b: 3 };

/** The frame: inset from the edge, with gaps on the upper and lower side. */
export function frame(suit: SpanishSuit, inset: number, colour: string, width: number): string {
  const left = inset;
  const right = WIDTH - inset;
  const top = inset;
  const bottom = HEIGHT - inset;
  const bend = 6;
  const gap = 10 + width;
  const breaks = PINTES[suit];
  const from = left + bend;
  const to = right - bend;
  // Lengths of paint between gaps are equal, but the outer ones that turn the corner.
  const edges: [number, number][] = [];
  const spread = breaks > 1 ? 27 : 0;
  const middles = Array.from({ length: breaks }, (_, i) => WIDTH / 2 + (i - (breaks - 1) / 2) * spread);
  let start = from;
  for (const middle of middles) {
    edges.push([start, middle - gap / 2]);
    start = middle + gap / 2;
  }
  edges.push([start, to]);
  const [first, ...others] = edges as [[number, number], ...[number, number][]];
  if (others.length === 0) {
    return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="${bend}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  }
  const last = others.at(-1)!;
  const inner = others.slice(0, -1);
  const f = (n: number) => +n.toFixed(1);
  const side = (x: number, end: number, sweep: string) =>
    `M${f(end)} ${top}H${f(x === left ? from : to)}${sweep}`;
  const leftSide = side(left, first[1], `Q${left} ${top} ${left} ${top + bend}V${bottom - bend}Q${left} ${bottom} ${from} ${bottom}H${f(first[1])}`);
  const rightSide = side(right, last[0], `Q${right} ${top} ${right} ${top + bend}V${bottom - bend}Q${right} ${bottom} ${to} ${bottom}H${f(last[0])}`);
  const dashes = inner.map(([a, b]) => `M${f(a)} ${top}H${f(b)}M${f(a)} ${bottom}H${f(b)}`).join("");
  return `<path d="${leftSide}${rightSide}${dashes}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** The card itself, before anything is printed on it. */
export function stock(fill: string = INK.paper, edge: string = INK.edge, width = 1.2): string {
  const half = width / 2;
  return `<rect x="${half}" y="${half}" width="${WIDTH - width}" height="${HEIGHT - width}" rx="9" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`;
}

/** Draw the same thing in the upper left and, turned, in the lower right corner. */
export function twice(corner: string): string {
  return `${corner}<g transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})">${corner}</g>`;
}

/** Two digits are a little smaller, so that figures keep their room. */
const INDEX_SCALE = { one: 1.26, two: 1.08 } as const;

/** The number in two corners, each on a patch of paper so that no sign touches it. */
export function index(text: string, colour: string = INK.line): string {
  const scale = text.length > 1 ? INDEX_SCALE.two : INDEX_SCALE.one;
  const width = textWidth(text) * scale + 6;
  return twice(
    `<rect x="8.4" y="8.4" width="${+width.toFixed(1)}" height="${+(16 * scale + 6).toFixed(1)}" rx="3" fill="${INK.paper}"/>` +
      write(text, 11.4, 11.6, scale, colour, text.length > 1 ? 2.9 : 2.6),
  );
}

/** The ground that figures stand on. */
export const GROUND = line("M16 177.4H88", INK.greenDark, 1.2);

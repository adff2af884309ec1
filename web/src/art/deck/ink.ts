/** The inks of the deck and the few drawing helpers that every part of it shares. */

export const INK = {
  line: "#2A211C",
  red: "#B5322B",
  redDark: "#7E1F1D",
  redLight: "#E58377",
  gold: "#E6AE35",
  goldDark: "#8A5A14",
  goldLight: "#F6D67E",
  green: "#3F7A38",
  greenDark: "#1F4A28",
  greenLight: "#8DB565",
  blue: "#2E5F9A",
  blueDark: "#1C3D68",
  blueLight: "#A9C5DD",
  skin: "#F0CBA4",
  white: "#FFFDF6",
  shade: "#DDD2BC",
  paper: "var(--card-paper,#FBF3E0)",
  edge: "var(--card-edge,#B9A987)",
} as const;

export type SpanishSuit = "o" | "c" | "e" | "b";
export type EnglishSuit = "c" | "d" | "h" | "s";

/** Size of every card, in units of its own drawing. */
export const WIDTH = 122;
export const HEIGHT = 190;
export const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** A symbol of the sprite, set down with its centre at x, y. */
export function use(id: string, x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn ? ` rotate(${turn})` : "";
  const size = scale === 1 ? "" : ` scale(${scale})`;
  return `<use href="#${id}" transform="translate(${x} ${y})${rotate}${size}"/>`;
}

/** The same drawing `count` times around the origin. */
export function around(count: number, draw: string, offset = 0): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    out += `<g transform="rotate(${+(offset + (360 * i) / count).toFixed(1)})">${draw}</g>`;
  }
  return out;
}

/** A path with the outline that figures have. */
export function shape(d: string, fill: string, stroke: string = INK.line, width = 1.5): string {
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A stroke without fill. */
export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

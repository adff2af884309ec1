/** The English pack, for put: 52 plain faces; court cards are a head above their suit. */

import { back, turnedCorner } from "./back";
import { parseEnglish } from "./codes";
import { textWidth, write } from "./digits";
import { head, queenHead } from "./emblems";
import { stock, twice } from "./frame";
import { FRENCH_INK, FRENCH_PLACES, frenchPip } from "./french";
import { type EnglishSuit, INK, type SpanishSuit, use, VIEW_BOX } from "./ink";
import { symbol } from "./sprite";

/** Whose head a court card borrows, by the colour of its suit. */
const LIKE: Readonly<Record<EnglishSuit, SpanishSuit>> = { c: "b", d: "o", h: "c", s: "e" };

/** The rank as it is printed: T is a ten. */
export function printed(rank: string): string {
  return rank === "T" ? "10" : rank;
}

function corner(rank: string, suit: EnglishSuit): string {
  const text = printed(rank);
  const scale = text.length > 1 ? 0.98 : 1.2;
  const x = 17 - (textWidth(text) * scale) / 2;
  return write(text, x, 10.4, scale, FRENCH_INK[suit], 2.6) + use(frenchPip(suit), 17, 41, 0.38);
}

function bust(rank: string, suit: EnglishSuit): string {
  if (rank === "Q") return queenHead(61, 72, 1.15, FRENCH_INK[suit]);
  return head(rank === "K" ? 12 : 10, LIKE[suit], 61, 72, rank === "K" ? 0.98 : 1.1);
}

function court(rank: string, suit: EnglishSuit): string {
  const colour = FRENCH_INK[suit];
  return (
    `<rect x="31" y="22" width="60" height="146" rx="5" fill="#F3E4BD" stroke="${colour}" stroke-width="1.8"/>` +
    `<rect x="34.4" y="25.4" width="53.2" height="139.2" rx="3" fill="none" stroke="${INK.gold}" stroke-width="1.3"/>` +
    bust(rank, suit) +
    use(frenchPip(suit), 61, 134, 1.05)
  );
}

function picture(rank: string, suit: EnglishSuit): string {
  const id = frenchPip(suit);
  if (rank === "A") return use(id, 61, 95, 1.9);
  const places = FRENCH_PLACES[rank];
  if (!places) return court(rank, suit);
  return places.map(([x, y]) => use(id, x, y, 0.58, y > 96 ? 180 : 0)).join("");
}

/** The symbol of a card, seen to be in the sprite: `Ah`, `Ts`. */
export function card(code: string): string {
  const { rank, suit } = parseEnglish(code);
  return symbol(`english-${code}`, VIEW_BOX, () =>
    stock() + picture(rank, suit) + twice(corner(rank, suit)),
  );
}

/** The symbol of the plain back. */
export function cardBack(): string {
  return symbol("english-back", VIEW_BOX, back);
}

/** The symbol of a covered card as its owner sees it. */
export function coveredCard(code: string): string {
  const { rank, suit } = parseEnglish(code);
  return symbol(`english-covered-${code}`, VIEW_BOX, () =>
    back() +
    turnedCorner() +
    write(printed(rank), 7, 8, 1.2, FRENCH_INK[suit], 2.6) +
    use(frenchPip(suit), 15, 43, 0.5),
  );
}

/** The English pack in high contrast: white, a giant rank and one giant suit. */

import { coveredCard as covered, cardBack as plainBack, printed } from "./english";
import { parseEnglish } from "./codes";
import { textWidth, write } from "./digits";
import { stock } from "./frame";
import { frenchPip } from "./french";
import { type EnglishSuit, use, VIEW_BOX } from "./ink";
import { symbol } from "./sprite";

const INK: Readonly<Record<EnglishSuit, string>> = { c: "#111111", s: "#111111", d: "#A01414", h: "#A01414" };

/** The symbol of a card, seen to be in the sprite. */
export function card(code: string): string {
  const { rank, suit } = parseEnglish(code);
  const text = printed(rank);
  const scale = text.length > 1 ? 4.4 : 5;
  return symbol(`english-contrast-${code}`, VIEW_BOX, () =>
    stock("#fff", "#111111", 2) +
    write(text, text.length > 1 ? (122 - textWidth(text) * scale) / 2 : 16, 16, scale, INK[suit], 3) +
    `<rect x="15" y="114" width="38" height="60" rx="7" fill="${INK[suit]}"/>` +
    write(suit.toUpperCase(), 21.6, 124, 2.5, "#fff", 2.7) +
    use(frenchPip(suit), 84, 144, 1.3),
  );
}

/** The symbol of the plain back. */
export const cardBack: () => string = plainBack;

/** The symbol of a covered card as its owner sees it. */
export const coveredCard: (code: string) => string = covered;

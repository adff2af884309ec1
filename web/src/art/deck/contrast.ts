/**
 * The second deck: white cards, giant numbers, the suit's letter in a solid box and one large sign.
 *
 * For people who see badly, and for the sun. Figures carry their head – cap, horse, crown – above
 * the sign, and every card still has the breaks of its frame.
 */

import { back, turnedCorner } from "./back";
import { parseSpanish } from "./codes";
import { textWidth, write } from "./digits";
import { head } from "./emblems";
import { frame, stock } from "./frame";
import { type SpanishSuit, use, VIEW_BOX } from "./ink";
import { pip } from "./pips";
import { symbol } from "./sprite";

const BLACK = "#111111";

/** Dark enough for white letters on them at any size (7:1 and more). */
export const SUIT_INK: Readonly<Record<SpanishSuit, string>> = {
  o: "#6B4300",
  c: "#8F1414",
  e: "#0B3A7A",
  b: "#0B4F22",
};

const SIGN_SCALE: Readonly<Record<SpanishSuit, number>> = { o: 1.22, c: 1.16, e: 0.98, b: 0.98 };

/** Under a head there is height for a sign that lies across. */
const LYING: Readonly<Record<SpanishSuit, number>> = { o: 0, c: 0, e: 90, b: 90 };

/** Where the middle of each head is: the crown reaches higher than the cap. */
const HEAD_Y: Readonly<Record<number, number>> = { 10: 116, 11: 118, 12: 117 };

function box(suit: SpanishSuit): string {
  return (
    `<rect x="15" y="114" width="41" height="61" rx="7" fill="${SUIT_INK[suit]}"/>` +
    write(suit.toUpperCase(), 22.2, 124, 2.64, "#fff", 2.7)
  );
}

/** The symbol of a card, seen to be in the sprite. */
export function card(code: string): string {
  const { suit, number } = parseSpanish(code);
  const text = String(number);
  const figure = number >= 10;
  return symbol(`contrast-${code}`, VIEW_BOX, () => {
    const scale = figure ? 3.9 : 5.4;
    const x = (122 - textWidth(text) * scale) / 2;
    return (
      stock("#fff", BLACK, 2) +
      frame(suit, 7, SUIT_INK[suit], 3.6) +
      write(text, x, figure ? 15 : 18, scale, BLACK, figure ? 3.2 : 3) +
      box(suit) +
      (figure
        ? head(number, suit, 87, HEAD_Y[number] ?? 117, number === 12 ? 0.78 : 0.86) + use(pip(suit), 87, 161, SIGN_SCALE[suit] * 0.56, LYING[suit])
        : use(pip(suit), 87, 144.5, SIGN_SCALE[suit]))
    );
  });
}

/** The symbol of the plain back. */
export function cardBack(): string {
  return symbol("contrast-back", VIEW_BOX, back);
}

/** The symbol of a covered card as its owner sees it. */
export function coveredCard(code: string): string {
  const { suit, number } = parseSpanish(code);
  return symbol(`contrast-covered-${code}`, VIEW_BOX, () =>
    back() +
    turnedCorner() +
    write(String(number), 7, 7, 1.5, BLACK, 2.9) +
    write(suit.toUpperCase(), 8, 36, 1, SUIT_INK[suit], 3),
  );
}

/** The Spanish deck in its classic form: 48 cards. */

import { SIGNS } from "../balearic";
import { ace } from "./aces";
import { back, turnedCorner } from "./back";
import { cavall } from "./cavall";
import { write } from "./digits";
import { frame, GROUND, index, stock } from "./frame";
import { INK, type SpanishSuit, use, VIEW_BOX } from "./ink";
import { places } from "./layouts";
import { pip } from "./pips";
import { rei } from "./rei";
import { sota } from "./sota";
import { symbol } from "./sprite";
import { parseSpanish } from "./codes";

const FIGURES: Readonly<Record<number, (suit: SpanishSuit) => string>> = {
  10: sota,
  11: cavall,
  12: rei,
};

function picture(suit: SpanishSuit, number: number): string {
  if (number === 1) return ace(suit);
  const figure = FIGURES[number];
  if (figure) return GROUND + figure(suit);
  const id = pip(suit);
  return places(suit, number)
    .map(([x, y, scale, turn]) => use(id, x, y, scale, turn))
    .join("");
}

/** The symbol of a card, seen to be in the sprite: `7e`, `12o`. */
export function card(code: string): string {
  const { suit, number } = parseSpanish(code);
  return symbol(`classic-${code}`, VIEW_BOX, () =>
    stock() + frame(suit, 6.5, INK.blue, 1.7) + index(String(number)) + picture(suit, number),
  );
}

/** The symbol of the plain back. */
export function cardBack(): string {
  return symbol("classic-back", VIEW_BOX, back);
}

/** The symbol of a covered card as its owner sees it: the back, and the card in a turned corner. */
export function coveredCard(code: string): string {
  const { suit, number } = parseSpanish(code);
  return symbol(`classic-covered-${code}`, VIEW_BOX, () =>
    back() + turnedCorner() + write(String(number), 7, 8, 1.2, INK.line, 2.6) + use(pip(suit), 13, 45, suit === "o" || suit === "c" ? 0.5 : 0.42),
  );
}

/** The symbol of an 8 or 9 for the score, its signs laid so that any number of them can be covered. */
export function scoreCard(number: 8 | 9, suit: "o" | "c"): string {
  return symbol(`score-${number}${suit}`, VIEW_BOX, () =>
    stock() +
    frame(suit, 6.5, INK.blue, 1.7) +
    SIGNS[number].map(([x, y]) => use(pip(suit), x, y, suit === "o" ? 0.66 : 0.56)).join(""),
  );
}

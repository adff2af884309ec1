/** How cards are written, as the server writes them. */

import type { EnglishSuit, SpanishSuit } from "./ink";

export type Pack = "spanish" | "english";
export type DeckStyle = "classic" | "contrast";

const SPANISH = /^(1[0-2]|[1-9])([oceb])$/;
const ENGLISH = /^([A2-9TJQK])([cdhs])$/;

/** Every card of each pack, suit by suit. */
export const CODES: Readonly<Record<Pack, readonly string[]>> = {
  spanish: [..."oceb"].flatMap((suit) => Array.from({ length: 12 }, (_, i) => `${i + 1}${suit}`)),
  english: [..."cdhs"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => `${rank}${suit}`)),
};

/** Whether a text names a card of the pack; `2c` is one of either. */
export function isCard(code: string, pack: Pack = "spanish"): boolean {
  return (pack === "spanish" ? SPANISH : ENGLISH).test(code);
}

/** Number 1 to 12 and suit of a Spanish card. Throws a RangeError for anything else. */
export function parseSpanish(code: string): { number: number; suit: SpanishSuit } {
  const found = SPANISH.exec(code);
  if (!found) throw new RangeError(`not a Spanish card: ${code}`);
  return { number: Number(found[1]), suit: found[2] as SpanishSuit };
}

/** Rank `A 2 … T J Q K` and suit of an English card. Throws a RangeError for anything else. */
export function parseEnglish(code: string): { rank: string; suit: EnglishSuit } {
  const found = ENGLISH.exec(code);
  if (!found) throw new RangeError(`not an English card: ${code}`);
  return { rank: found[1] as string, suit: found[2] as EnglishSuit };
}

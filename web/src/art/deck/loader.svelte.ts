/** Brings each deck's drawings when the first card of it is shown. */

import type { DeckStyle, Pack } from "./codes";

/** What every deck module offers; each gives the id of a symbol of the sprite. */
export interface Drawings {
  card(code: string): string;
  cardBack(): string;
  coveredCard(code: string): string;
  /** Only the classic Spanish deck has these. */
  scoreCard?(number: 8 | 9, suit: "o" | "c"): string;
}

type DeckName = `${Pack}-${DeckStyle}`;

const IMPORTS: Readonly<Record<DeckName, () => Promise<Drawings>>> = {
  "spanish-classic": () => import("./classic"),
  "spanish-contrast": () => import("./contrast"),
  "english-classic": () => import("./english"),
  "english-contrast": () => import("./englishContrast"),
};

let loaded = $state.raw<Partial<Record<DeckName, Drawings>>>({});
const coming = new Map<DeckName, Promise<Drawings>>();

/** Fetch a deck ahead of its first card. Fails as the fetch fails; the next call tries again. */
export function preloadDeck(style: DeckStyle = "classic", pack: Pack = "spanish"): Promise<Drawings> {
  const name: DeckName = `${pack}-${style}`;
  const under = coming.get(name);
  if (under) return under;
  const fetching = IMPORTS[name]()
    .then((drawings) => {
      loaded = { ...loaded, [name]: drawings };
      return drawings;
    })
    .catch((error: unknown) => {
      coming.delete(name);
      throw error;
    });
  coming.set(name, fetching);
  return fetching;
}

/** The deck's drawings where they have come; reactive, and never starts a fetch. */
export function drawings(style: DeckStyle, pack: Pack): Drawings | undefined {
  return loaded[`${pack}-${style}`];
}

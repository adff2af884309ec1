// The guided first round: which hint fits what is seen now. It knows no rule: it looks at what the
// table shows and offers, and says something about it once.
import type { Account, Situation, View } from "../protocol/messages";

export const HINTS = ["cards", "answer", "bet", "turn", "trick", "sheet", "look", "done"] as const;
export type Hint = (typeof HINTS)[number];

export interface Seen {
  view: View | null;
  situation: Situation | null;
  account: Account | null;
}

/** The first hint that fits and was not given yet; null if none does. */
export function nextHint(given: ReadonlySet<Hint>, seen: Seen): Hint | null {
  return HINTS.find((hint) => !given.has(hint) && fits(hint, given, seen)) ?? null;
}

function fits(hint: Hint, given: ReadonlySet<Hint>, { view, situation, account }: Seen): boolean {
  const offers = (...kinds: string[]) =>
    situation?.asked === true && situation.offers.some((offer) => kinds.includes(offer.kind));
  switch (hint) {
    case "cards":
      return view !== null && view.hand.length > 0;
    case "answer":
      return offers("accept");
    case "bet":
      return given.has("turn") && offers("call") && offers("card");
    case "turn":
      return offers("card");
    case "trick":
      return view !== null && view.tricks.some((trick) => trick.closed);
    case "sheet":
      return account !== null;
    case "look":
      return given.has("sheet") && situation?.mayLook === true;
    case "done":
      return given.has("look") || (given.has("sheet") && view !== null && view.number > 2);
  }
}

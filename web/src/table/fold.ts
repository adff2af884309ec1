// What the reader knows of the round, folded from what it is told: (view, happening) → view. Pure.
// No rule is known here: what a happening means for the table is said by the happening itself.
import type { Happening, Item, Laid, TrickView, View } from "../protocol/messages";

/** Take in one item: its happening, and the balloon that goes with it. */
export function foldItem(view: View, item: Item): View {
  const next = fold(view, item.what);
  if (!item.said || !("seat" in item.what)) return next;
  const { seat } = item.what;
  const others = next.balloons.filter((balloon) => balloon.seat !== seat);
  return { ...next, balloons: [...others, { seat, text: item.said }] };
}

/** Take in one happening. */
export function fold(view: View, what: Happening): View {
  switch (what.event) {
    case "round-dealt":
      return {
        ...view,
        number: what.number,
        dealer: what.dealer,
        ma: what.ma,
        hand: [],
        cardsLeft: view.looks.map(() => what.cards),
        tricks: [],
        tricksBefore: view.tricks,
        shown: [],
        left: [],
        score: what.score,
        stood: what.score,
        cames: what.cames,
        balloons: [],
      };
    case "hand-dealt":
      return { ...view, hand: what.hand };
    case "trick-opened":
      return { ...view, tricks: [...view.tricks, { opener: what.seat, laid: [], closed: false, winner: null }] };
    case "card-played":
      return lay(view, { seat: what.seat, card: what.card, covered: false, stacked: false, under: null });
    case "card-covered":
      return lay(view, { seat: what.seat, card: what.card, covered: true, stacked: false, under: null });
    case "cards-stacked":
      return lay(view, { seat: what.seat, card: what.top, covered: what.covered, stacked: true, under: what.under });
    case "hidden-card-shown":
      return { ...view, shown: [...view.shown, [what.seat, what.card]] };
    case "trick-won":
      return close(view, what.seat);
    case "trick-tied":
      return close(view, null);
    case "seat-left":
      return { ...view, left: leave(view, what.seat, what.wholeTeam) };
    case "pedres-scored":
      return { ...view, score: what.score, stood: what.score };
    case "cama-won":
      return { ...view, cames: what.cames };
    case "round-ended":
      return { ...view, score: what.score, cames: what.cames };
    case "coto-won":
      return { ...view, cames: what.cames, winner: what.team };
    case "looked":
      return { ...view, looks: view.looks.map((at, index) => (index === what.seat - 1 ? what.at : at)) };
    default:
      return view;
  }
}

function lay(view: View, laid: Laid): View {
  const last = view.tricks.at(-1);
  if (!last) return view;
  // Who was to open the trick may have gone: then the first to lay a card opens it.
  const opener = last.laid.length ? last.opener : laid.seat;
  const trick: TrickView = { ...last, opener, laid: [...last.laid, laid] };
  const cards = laid.stacked ? 2 : 1;
  return {
    ...view,
    hand: view.hand.filter((card) => card !== laid.card && card !== laid.under),
    cardsLeft: view.cardsLeft.map((left, index) => (index === laid.seat - 1 ? left - cards : left)),
    tricks: [...view.tricks.slice(0, -1), trick],
  };
}

function close(view: View, winner: number | null): View {
  const last = view.tricks.at(-1);
  if (!last) return view;
  return { ...view, tricks: [...view.tricks.slice(0, -1), { ...last, closed: true, winner }] };
}

function leave(view: View, seat: number, wholeTeam: boolean): number[] {
  const gone = view.looks
    .map((_, index) => index + 1)
    .filter((other) => other === seat || (wholeTeam && other % 2 === seat % 2));
  return [...new Set([...view.left, ...gone])].sort((one, other) => one - other);
}

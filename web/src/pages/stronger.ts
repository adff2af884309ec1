// Two cards of different strength, to say which wins: from the order that the server gave.

export interface Pair {
  cards: [string, string];
  stronger: string;
}

/** Take two cards of different tiers. *random*: from 0 up to 1. Null if there are not two tiers. */
export function pair(tiers: readonly (readonly string[])[], random: () => number): Pair | null {
  const filled = tiers.filter((tier) => tier.length > 0);
  if (filled.length < 2) return null;
  const high = Math.floor(random() * (filled.length - 1));
  const low = high + 1 + Math.floor(random() * (filled.length - 1 - high));
  const card = (tier: number) => filled[tier]?.[Math.floor(random() * filled[tier].length)] ?? "";
  const [stronger, weaker] = [card(high), card(low)];
  return { stronger, cards: random() < 0.5 ? [stronger, weaker] : [weaker, stronger] };
}

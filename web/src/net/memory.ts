// What this browser remembers by itself of how the cards of a table were shuffled: what it was
// promised, what it gave, and the chain that it gives from. It outlasts a reload, and all tabs of the
// browser share it: they are one guest at the table.
import { storage } from "../app/storage";
import type { Chain } from "./chain";

/** What went to the server for one round: it is never another one, however often it is asked for. */
export interface Given {
  /** The printed seat that gave it. */
  seat: number;
  value: string;
  /** What the server had been shown before: the end of the chain, or the link before. */
  before: string;
}

/** What the check of a coto needs to know beside its record. */
export interface Known {
  /** The end of the server's chain, heard before the first deal; empty if it was not. */
  chain: string;
  /** By round: the first commitment that was heard. */
  heard: ReadonlyMap<number, string>;
  /** By round. */
  given: ReadonlyMap<number, Given>;
  /** Rounds for which the server committed itself to two different secrets. */
  twice: readonly number[];
  /** The reader's printed seat; null for who watches. */
  seat: number | null;
}

interface Kept {
  chain: string;
  heard: Record<number, string>;
  given: Record<number, Given>;
  twice: number[];
  /** Of this browser's own chain; empty before the first link. */
  seed: string;
  /** How many of its links were given. */
  shown: number;
  /** When it was written, by this browser's clock. */
  at: number;
}

const PREFIX = "retruc.part.";
/** Tables that are remembered; the one longest unused goes first. */
const MOST_TABLES = 16;

const NOTHING: Kept = { chain: "", heard: {}, given: {}, twice: [], seed: "", shown: 0, at: 0 };

export class Memory {
  /** For a browser that keeps nothing. */
  private last: Kept = NOTHING;
  private own: Chain | null = null;

  constructor(
    private readonly code: string,
    private readonly store: Storage | null = storage(),
  ) {}

  /** Take in the end of the server's chain; another one than before begins another coto. */
  begin(chain: string): void {
    const kept = this.read();
    if (!chain || kept.chain === chain) return;
    this.write({ ...kept, chain, heard: {}, given: {}, twice: [] });
  }

  /** Take in the commitment of a round. False if another one was heard first, which goes on to hold. */
  hear(round: number, commitment: string): boolean {
    const kept = this.read();
    const first = kept.heard[round];
    if (first === commitment) return true;
    if (first === undefined) {
      this.write({ ...kept, heard: { ...kept.heard, [round]: commitment } });
      return true;
    }
    if (!kept.twice.includes(round)) this.write({ ...kept, twice: [...kept.twice, round] });
    return false;
  }

  /**
   * Give this browser's part for a round; null if it gives none: where no commitment was heard, or
   * two were, the server could still choose the cards.
   */
  give(round: number, seat: number, make: (seed?: string) => Chain): Given | null {
    const kept = this.read();
    if (kept.heard[round] === undefined || kept.twice.includes(round)) return null;
    const known = kept.given[round];
    if (known) return known;
    let [chain, shown] = [this.chain(kept, make), kept.shown];
    if (chain.at(shown + 1) === null) [chain, shown] = [(this.own = make()), 0];
    const given = { seat, value: chain.at(shown + 1) ?? "", before: chain.at(shown) ?? "" };
    this.write({ ...kept, seed: chain.seed, shown: shown + 1, given: { ...kept.given, [round]: given } });
    return given;
  }

  /** What is published of the chain: its end, or the last link that was given. */
  anchor(make: (seed?: string) => Chain): string {
    const kept = this.read();
    const chain = this.chain(kept, make);
    if (!kept.seed) this.write({ ...kept, seed: chain.seed });
    return chain.at(kept.shown) ?? "";
  }

  known(seat: number | null): Known {
    const { chain, heard, given, twice } = this.read();
    return { chain, heard: byRound(heard), given: byRound(given), twice, seat };
  }

  private chain(kept: Kept, make: (seed?: string) => Chain): Chain {
    if (!this.own || this.own.seed !== kept.seed) this.own = make(kept.seed || undefined);
    return this.own;
  }

  private read(): Kept {
    try {
      const text = this.store?.getItem(PREFIX + this.code);
      return text ? { ...NOTHING, ...(JSON.parse(text) as Partial<Kept>) } : this.last;
    } catch {
      return this.last;
    }
  }

  private write(kept: Kept): void {
    this.last = { ...kept, at: Date.now() };
    if (!this.store) return;
    try {
      this.store.setItem(PREFIX + this.code, JSON.stringify(this.last));
      prune(this.store);
    } catch {
      // It is full, or forbidden: what this page knows, it knows as long as it is open.
    }
  }
}

/** Forget all tables. */
export function forgetParts(store: Storage | null = storage()): void {
  for (const key of store ? keys(store) : []) store?.removeItem(key);
}

function byRound<T>(kept: Record<number, T>): Map<number, T> {
  return new Map(Object.entries(kept).map(([round, value]) => [Number(round), value]));
}

function prune(store: Storage): void {
  const kept = keys(store).map((key) => ({ key, at: (JSON.parse(store.getItem(key) ?? "{}") as Partial<Kept>).at ?? 0 }));
  kept.sort((one, other) => other.at - one.at);
  for (const { key } of kept.slice(MOST_TABLES)) store.removeItem(key);
}

function keys(store: Storage): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((key) => key.startsWith(PREFIX));
}

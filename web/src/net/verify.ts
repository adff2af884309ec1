// Checks every deal of a finished coto from its record, as docs/proof.md describes and `retruc verify`
// does; and, what only the browser itself can know, against what it was promised and what it gave.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Known } from "./memory";

export interface Verdict {
  /** How many rounds were checked and found right. */
  rounds: number;
  /** In how many of them the cards followed from a part of this very browser too. */
  own: number;
  /** In how many this browser gave its part, and the record says that it did not come in time. */
  late: number;
  /** In how many this browser had heard the server's promise before the cards. */
  promised: number;
  /**
   * Empty if all is right; else what is wrong first. `twice`: the server had promised two different
   * secrets. `own-link`: at the own seat stands a part that this browser did not give.
   */
  fault: "" | "no-proof" | "bad-proof" | "twice" | "commitment" | "other-chain" | "other-link" | "own-link" | "other-cards";
  /** The round of the fault; 0 if there is none, or no round. */
  number: number;
}

interface Part {
  link: Uint8Array;
  anchor: Uint8Array;
  steps: number;
  /** Whether the anchor was published anew, although the seat had shown a link before. */
  isNew: boolean;
}

interface Deal {
  number: number;
  secret: Uint8Array;
  /** By printed seat. */
  parts: Map<number, Part>;
  hands: string[][];
}

/** The server's chain is so long that no coto has more rounds. */
const SERVER_ROUNDS = 2048;

/** Suits and numbers in the order in which an unshuffled deck has them. */
const ORDERS = {
  spanish: { suits: "oceb", numbers: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] },
  english: { suits: "cdhs", numbers: ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] },
};

const NOTHING: Known = { chain: "", heard: new Map(), given: new Map(), twice: [], seat: null };

/**
 * Check all deals of a record.
 *
 * cards: those of the deck, in any order.
 * known: what this browser remembers; without it the record is checked by itself.
 * published: what the server revealed, the beginning of its chain; empty if it was not heard.
 */
export function verify(record: string, cards: readonly string[], known: Known = NOTHING, published = ""): Verdict {
  const wrong = (fault: Verdict["fault"], number = 0): Verdict => ({ rounds: 0, own: 0, late: 0, promised: 0, fault, number });
  const proofs = new Map([...record.matchAll(/^\[Deal\.(\d+) "([^"]*)"\]/gm)].map((tag) => [Number(tag[1]), tag[2] ?? ""]));
  const rounds = roundsOf(record);
  if (!rounds.length) return wrong("no-proof");
  const deck = inOrder(cards);
  const shown = new Map<number, Uint8Array>();
  const verdict: Verdict = { rounds: rounds.length, own: 0, late: 0, promised: 0, fault: "", number: 0 };
  let before: Deal | null = null;
  for (const { number, hands } of rounds) {
    const text = proofs.get(number);
    if (text === undefined) return wrong("no-proof", number);
    const deal = read(number, text, hands);
    if (!deal) return wrong("bad-proof", number);
    const fault =
      promiseFault(deal, known) || chainFault(deal, before, known) || linkFault(deal, shown, known) || cardFault(deal, deck);
    if (fault) return wrong(fault, number);
    count(deal, known, verdict);
    for (const [seat, { link }] of deal.parts) shown.set(seat, link);
    before = deal;
  }
  const lost = [...known.heard.keys()].find((round) => round < (before?.number ?? 0) && !proofs.has(round));
  if (lost !== undefined) return wrong("no-proof", lost);
  const chain = published || (/^\[Chain "([0-9a-f]{64})"\]/m.exec(record)?.[1] ?? "");
  if (before && chain && !same(hashed(hexToBytes(chain), SERVER_ROUNDS - before.number), before.secret)) {
    return wrong("other-chain", before.number);
  }
  return verdict;
}

/** The hands of each round, seat by seat, as the record has them. */
function roundsOf(record: string): { number: number; hands: string[][] }[] {
  const text = record.replace(/^\[.*$/gm, "").replace(/;.*$/gm, "");
  const hand = String.raw`(?:(?:\d{1,2}|[A2-9TJQK])[a-z])+`;
  const round = new RegExp(String.raw`(?:^|\s)(\d+)\.((?:\s+${hand}(?=\s|$))+)`, "g");
  return [...text.matchAll(round)].map(([, number = "", groups = ""]) => ({
    number: Number(number),
    hands: groups.trim().split(/\s+/).map((group) => group.match(/(?:\d{1,2}|[A2-9TJQK])[a-z]/g) ?? []),
  }));
}

function inOrder(cards: readonly string[]): string[] {
  const isEnglish = cards.some((card) => /[dhs]$/.test(card));
  const { suits, numbers } = isEnglish ? ORDERS.english : ORDERS.spanish;
  const place = (card: string) => suits.indexOf(card.slice(-1)) * 100 + numbers.indexOf(card.slice(0, -1));
  return [...cards].sort((one, other) => place(one) - place(other));
}

function read(number: number, text: string, hands: string[][]): Deal | null {
  const [first = "", ...entries] = text.split(" ");
  const secret = /^secret=([0-9a-f]{64})$/.exec(first)?.[1];
  if (!secret) return null;
  const parts = new Map<number, Part>();
  const seats = new Set<string>();
  for (const entry of entries) {
    const found = /^([1-8])=(?:missing|([0-9a-f]{64}):([0-9a-f]{64}):([1-9]\d{0,2})(:new)?)$/.exec(entry);
    const [, seat = "", link, anchor = "", steps = "", isNew] = found ?? [];
    if (!found || seats.has(seat)) return null;
    seats.add(seat);
    if (!link) continue;
    parts.set(Number(seat), { link: hexToBytes(link), anchor: hexToBytes(anchor), steps: Number(steps), isNew: Boolean(isNew) });
  }
  return { number, secret: hexToBytes(secret), parts, hands };
}

/** Whether the secret is the one that the server had promised to this browser, and promised alone. */
function promiseFault({ number, secret }: Deal, known: Known): Verdict["fault"] {
  if (known.twice.includes(number)) return "twice";
  const promised = known.heard.get(number);
  const own = bytesToHex(sha256(concatBytes(utf8ToBytes("retruc commit 1\n"), secret)));
  return promised === undefined || promised === own ? "" : "commitment";
}

/** Whether the secret is of the chain of the one before, and of the chain whose end was told at the start. */
function chainFault({ number, secret }: Deal, before: Deal | null, known: Known): Verdict["fault"] {
  const isBound = before
    ? same(hashed(secret, number - before.number), before.secret)
    : !known.chain || bytesToHex(hashed(secret, number)) === known.chain;
  return isBound ? "" : "other-chain";
}

/** Whether each link leads to what its seat had shown, and the own one is the one that was given. */
function linkFault({ number, parts }: Deal, shown: ReadonlyMap<number, Uint8Array>, known: Known): Verdict["fault"] {
  for (const [seat, { link, anchor, steps, isNew }] of parts) {
    if (!same(hashed(link, steps), anchor)) return "other-link";
    if (!isNew && !same(shown.get(seat) ?? anchor, anchor)) return "other-link";
  }
  const given = known.given.get(number);
  const own = parts.get(given?.seat ?? known.seat ?? 0);
  return own && known.heard.has(number) && bytesToHex(own.link) !== given?.value ? "own-link" : "";
}

function cardFault(deal: Deal, deck: string[]): Verdict["fault"] {
  return dealt(deal, deck).every((hand, seat) => same(hand, deal.hands[seat] ?? [])) ? "" : "other-cards";
}

/** Count what this browser can vouch for of a deal that is right. */
function count({ number, parts }: Deal, known: Known, verdict: Verdict): void {
  const given = known.given.get(number);
  if (known.heard.has(number)) verdict.promised += 1;
  if (given && parts.has(given.seat)) verdict.own += 1;
  else if (given) verdict.late += 1;
}

function dealt(deal: Deal, deck: string[]): string[][] {
  const mixed = [utf8ToBytes(`retruc deal 1\n${deal.number}\n`), deal.secret];
  for (const [seat, { link }] of [...deal.parts].sort(([one], [other]) => one - other)) {
    mixed.push(Uint8Array.of(seat), link);
  }
  const order = shuffled(deck, sha256(concatBytes(...mixed)));
  const each = Math.max(...deal.hands.map((hand) => hand.length));
  return deal.hands.map((_, seat) => order.slice(seat * each, (seat + 1) * each));
}

/** Fisher and Yates, with numbers that follow from the key. */
function shuffled(cards: string[], key: Uint8Array): string[] {
  const deck = [...cards];
  const words = wordsOf(key);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, words);
    [deck[last], deck[other]] = [deck[other] as string, deck[last] as string];
  }
  return deck;
}

function* wordsOf(key: Uint8Array): Generator<number, never> {
  for (let count = 0; ; count += 1) {
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, count);
    const block = sha256(concatBytes(key, counter));
    const numbers = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let start = 0; start < block.length; start += 4) yield numbers.getUint32(start);
  }
}

function below(limit: number, words: Generator<number, never>): number {
  const fair = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const { value } = words.next();
    if (value < fair) return value % limit;
  }
}

function hashed(value: Uint8Array, times: number): Uint8Array {
  let result = value;
  for (let count = 0; count < times; count += 1) result = sha256(result);
  return result;
}

function same<T>(one: ArrayLike<T>, other: ArrayLike<T>): boolean {
  return one.length === other.length && Array.from(one).every((value, index) => value === other[index]);
}

import { describe, expect, it } from "vitest";
import proved from "./fixtures/proved.json";
import type { Known } from "./memory";
import { verify } from "./verify";

const byRound = (texts: Record<string, string>) => new Map(Object.entries(texts).map(([round, text]) => [Number(round), text]));
const given = new Map([...byRound(proved.given)].map(([round, value]) => [round, { seat: 1, value, before: "" }]));
/** What the browser of seat 1 remembers. */
const known: Known = { chain: proved.chain, heard: byRound(proved.commitments), given, twice: [], seat: 1 };
const check = (record = proved.record, cards = proved.cards, knows: Partial<Known> = {}, published = proved.revealed) =>
  verify(record, cards, { ...known, ...knows }, published);

describe("the check of all deals", () => {
  it("finds that a coto of the server is right, and in how much of it the browser took part", () => {
    const { rounds } = proved;
    expect(check()).toEqual({ rounds, own: rounds - 1, late: 1, promised: rounds, fault: "", number: 0 });
  });

  it("can do without what only a browser knows, and then vouches for nothing", () => {
    expect(verify(proved.record, proved.cards)).toEqual({ rounds: proved.rounds, own: 0, late: 0, promised: 0, fault: "", number: 0 });
  });

  it("counts what was forgotten as not known", () => {
    const few = { heard: new Map([...known.heard].slice(3)), given: new Map([...given].slice(3)) };
    expect(check(proved.record, proved.cards, few)).toMatchObject({ own: proved.rounds - 3, late: 0, promised: proved.rounds - 3, fault: "" });
  });

  it("finds cards that do not follow", () => {
    const [card] = /^1\. (\d+[oceb])/m.exec(proved.record)?.slice(1) ?? [];
    const other = proved.cards.find((one) => one !== card && one.length === card?.length) ?? "";
    const swapped = proved.record.replace(`1. ${card}`, `1. ${other}`);
    expect(check(swapped)).toMatchObject({ fault: "other-cards", number: 1 });
    expect(check(proved.record, proved.cards.slice(1))).toMatchObject({ fault: "other-cards", number: 1 });
  });

  it("finds a secret that was not the promised one, or not the only one", () => {
    const heard = new Map([...known.heard, [2, "00".repeat(32)]] as const);
    expect(check(proved.record, proved.cards, { heard })).toMatchObject({ fault: "commitment", number: 2 });
    expect(check(proved.record, proved.cards, { twice: [3] })).toMatchObject({ fault: "twice", number: 3 });
  });

  it("finds a link that is of no chain", () => {
    const changed = proved.record.replace(/(1=[0-9a-f]{64}:)[0-9a-f]{64}/, `$1${"0".repeat(64)}`);
    expect(check(changed)).toMatchObject({ fault: "other-link", number: 1 });
  });

  it("finds cards that were chosen by a link of nobody", () => {
    const number = proved.forgedRound;
    expect(verify(proved.forged, proved.cards)).toMatchObject({ fault: "other-link", number });
    expect(check(proved.forged)).toMatchObject({ fault: "other-link", number });
  });

  it("finds, for the browser in whose name it was done, even one that is said to begin a chain", () => {
    const number = proved.forgedRound;
    const mine = new Map([...given].map(([round, one]) => [round, { ...one, seat: 2 }]));
    expect(verify(proved.forgedAsNew, proved.cards).fault).toBe("");
    const before = new Map([[number, "11".repeat(32)]]);
    const heard = new Map([...known.heard].filter(([round]) => round === number));
    const only = { heard, given: new Map([[number, { seat: 2, value: before.get(number) ?? "", before: "" }]]), seat: 2 };
    expect(check(proved.forgedAsNew, proved.cards, only)).toMatchObject({ fault: "own-link", number });
    expect(check(proved.forgedAsNew, proved.cards, { ...only, given: new Map() })).toMatchObject({ fault: "own-link", number });
    expect(check(proved.record, proved.cards, { given: mine, seat: 2 })).toMatchObject({ fault: "own-link", number: 1 });
  });

  it("finds a secret of another chain", () => {
    expect(check(proved.record, proved.cards, {}, "00".repeat(32)).fault).toBe("other-chain");
    expect(check(proved.record, proved.cards, { chain: "00".repeat(32) })).toMatchObject({ fault: "other-chain", number: 1 });
    const second = /\[Deal\.2 "secret=([0-9a-f]{64})/.exec(proved.record)?.[1] ?? "";
    const changed = proved.record.replaceAll(second, "ab".repeat(32));
    expect(check(changed, proved.cards, { heard: new Map() })).toMatchObject({ fault: "other-chain", number: 2 });
  });

  it("says when there is no proof, or none that can be read", () => {
    expect(check(proved.record.replace(/^\[Deal\.2 .*$/m, ""))).toMatchObject({ fault: "no-proof", number: 2 });
    expect(check("")).toMatchObject({ fault: "no-proof", number: 0 });
    for (const [before, after] of [['[Deal.1 "secret=', '[Deal.1 "secret=z'], ["4=missing", "4=missing 4=missing"]] as const) {
      expect(check(proved.record.replace(before, after))).toMatchObject({ fault: "bad-proof", number: 1 });
    }
  });

  it("misses a round that the browser was at", () => {
    const without = proved.record.replace(/^\[Deal\.1 .*$/m, "").replace(/^1\. [^]*?(?=^2\. )/m, "");
    expect(verify(without, proved.cards).fault).toBe("");
    expect(check(without, proved.cards, { chain: "" })).toMatchObject({ fault: "no-proof", number: 1 });
  });
});

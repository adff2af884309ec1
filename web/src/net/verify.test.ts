import { describe, expect, it } from "vitest";
import proved from "./fixtures/proved.json";
import { verify } from "./verify";

const commitments = new Map(Object.entries(proved.commitments).map(([round, text]) => [Number(round), text]));
const check = (record = proved.record, cards = proved.cards, committed = commitments, published = proved.revealed) =>
  verify(record, cards, committed, published);

describe("the check of all deals", () => {
  it("finds that a coto of the server is right", () => {
    expect(check()).toEqual({ rounds: proved.rounds, fault: "", number: 0 });
  });

  it("needs neither what was told before the deals nor what was revealed", () => {
    expect(verify(proved.record, proved.cards)).toEqual({ rounds: proved.rounds, fault: "", number: 0 });
  });

  it("finds cards that do not follow", () => {
    const [card] = /^1\. (\d+[oceb])/m.exec(proved.record)?.slice(1) ?? [];
    const other = proved.cards.find((one) => one !== card && one.length === card?.length) ?? "";
    const swapped = proved.record.replace(`1. ${card}`, `1. ${other}`);
    expect(check(swapped)).toMatchObject({ fault: "other-cards", number: 1 });
    expect(check(proved.record, proved.cards.slice(1))).toMatchObject({ fault: "other-cards", number: 1 });
  });

  it("finds a secret that was not the promised one", () => {
    const other = new Map([...commitments, [2, "00".repeat(32)]]);
    expect(check(proved.record, proved.cards, other)).toMatchObject({ fault: "commitment", number: 2 });
  });

  it("finds a link that is of no chain", () => {
    const changed = proved.record.replace(/(1=[0-9a-f]{64}:)[0-9a-f]{64}/, `$1${"0".repeat(64)}`);
    expect(check(changed)).toMatchObject({ fault: "other-link", number: 1 });
  });

  it("finds a secret of another chain", () => {
    expect(check(proved.record, proved.cards, commitments, "00".repeat(32)).fault).toBe("other-chain");
    const second = /\[Deal\.2 "secret=([0-9a-f]{64})/.exec(proved.record)?.[1] ?? "";
    const changed = proved.record.replaceAll(second, "ab".repeat(32));
    expect(check(changed, proved.cards, new Map())).toMatchObject({ fault: "other-chain", number: 2 });
  });

  it("says when there is no proof, or none that can be read", () => {
    expect(check(proved.record.replace(/^\[Deal\.2 .*$/m, ""))).toMatchObject({ fault: "no-proof", number: 2 });
    expect(check("")).toMatchObject({ fault: "no-proof", number: 0 });
    const changed = proved.record.replace('[Deal.1 "secret=', '[Deal.1 "secret=z');
    expect(check(changed)).toMatchObject({ fault: "bad-proof", number: 1 });
  });
});

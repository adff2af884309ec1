import { beforeEach, describe, expect, it } from "vitest";
import { Chain } from "./chain";
import { forgetParts, Memory } from "./memory";

const make = (seed?: string) => new Chain(seed, 3);

describe("what a browser remembers of the shuffle", () => {
  beforeEach(() => localStorage.clear());

  it("outlasts a reload: a round gets one link, however often it is asked for", () => {
    const before = new Memory("BCDFGH");
    before.hear(1, "aa");
    const given = before.give(1, 2, make);
    const after = new Memory("BCDFGH");
    expect(after.give(1, 3, make)).toEqual(given);
    after.hear(2, "bb");
    const next = after.give(2, 2, make);
    expect(next?.before).toBe(given?.value);
    expect(next?.value).not.toBe(given?.value);
    expect(after.anchor(make)).toBe(next?.value);
    expect(after.known(2).given.get(1)).toEqual(given);
    expect(new Memory("KLMNPQ").known(2).given.size).toBe(0);
  });

  it("gives nothing before it was promised something", () => {
    expect(new Memory("BCDFGH").give(1, 2, make)).toBeNull();
  });

  it("keeps to the first promise, and gives nothing to who promises another", () => {
    const memory = new Memory("BCDFGH");
    expect(memory.hear(1, "aa")).toBe(true);
    expect(memory.hear(1, "aa")).toBe(true);
    const given = memory.give(1, 2, make);
    expect(memory.hear(1, "bb")).toBe(false);
    expect(memory.hear(1, "aa")).toBe(true);
    expect(memory.give(1, 2, make)).toBeNull();
    expect(new Memory("BCDFGH").known(2)).toMatchObject({ heard: new Map([[1, "aa"]]), given: new Map([[1, given]]), twice: [1] });
  });

  it("begins anew with another coto, but never gives a link twice", () => {
    const memory = new Memory("BCDFGH");
    memory.begin("e1");
    memory.hear(1, "aa");
    const first = memory.give(1, 2, make);
    memory.begin("e1");
    memory.begin("");
    expect(memory.known(2).heard.size).toBe(1);
    memory.begin("e2");
    expect(memory.hear(1, "bb")).toBe(true);
    expect(memory.give(1, 2, make)?.before).toBe(first?.value);
    expect(memory.known(2)).toMatchObject({ chain: "e2", heard: new Map([[1, "bb"]]), twice: [] });
  });

  it("goes on from another chain when one is used up", () => {
    const memory = new Memory("BCDFGH");
    const given = [1, 2, 3, 4].map((round) => {
      memory.hear(round, "aa");
      return memory.give(round, 2, make);
    });
    expect(given[2]?.before).toBe(given[1]?.value);
    expect(given[3]?.before).not.toBe(given[2]?.value);
    expect(new Set(given.map((one) => one?.value)).size).toBe(4);
  });

  it("does without a place to keep it", () => {
    const memory = new Memory("BCDFGH", null);
    memory.hear(1, "aa");
    expect(memory.give(1, 2, make)).toEqual(memory.give(1, 2, make));
    expect(localStorage.length).toBe(0);
  });

  it("keeps few tables, and none when it is told to forget", () => {
    localStorage.setItem("retruc.settings", "{}");
    for (let table = 0; table < 20; table += 1) new Memory(`T${table}`).hear(1, "aa");
    expect(localStorage.length).toBe(17);
    forgetParts();
    expect(localStorage.length).toBe(1);
  });
});

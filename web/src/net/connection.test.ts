import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte";

/** A WebSocket as the browser's, at whose other end the test sits. */
class Line {
  static readonly OPEN = 1;
  static last: Line;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: { type: string; round?: number; value?: string; seen?: number }[] = [];

  constructor(readonly url: string) {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Line["sent"][number]);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  get links() {
    return this.sent.filter(({ type }) => type === "link").map(({ round }) => round);
  }
}

const room = { seat: 2, settings: { proof: true } };
const snapshot = { type: "snapshot", number: 1, room, view: {}, situation: { remainingMs: null }, account: null, log: [], missed: [] };

function sit(more: object, isScreen = false): Connection {
  const connection = new Connection("BCDFGH", isScreen);
  Line.last.readyState = Line.OPEN;
  Line.last.onopen?.();
  Line.last.say({ ...snapshot, chain: "e1", proof: "aa", ...more });
  return connection;
}

describe("a browser's part in the shuffle", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("WebSocket", Line);
  });

  it("publishes its end when it is asked, and then a link for each promise", async () => {
    sit({ link: 0 });
    await vi.waitFor(() => expect(Line.last.links).toEqual([0]));
    Line.last.say({ type: "committed", round: 1, commitment: "aa" });
    await vi.waitFor(() => expect(Line.last.links).toEqual([0, 0, 1]));
    const [, end, again, first] = Line.last.sent;
    expect(again?.value).toBe(end?.value);
    Line.last.say({ type: "committed", round: 2, commitment: "bb" });
    await vi.waitFor(() => expect(Line.last.links).toEqual([0, 0, 1, 2]));
    expect(Line.last.sent.at(-1)?.value).not.toBe(first?.value);
  });

  it("gives the same link again after the page was loaded anew, and says what it goes on from", async () => {
    sit({ link: 1 });
    await vi.waitFor(() => expect(Line.last.links).toEqual([0, 1]));
    const before = Line.last.sent;
    sit({ link: 1 });
    await vi.waitFor(() => expect(Line.last.links).toEqual([0, 1]));
    expect(Line.last.sent.slice(1)).toEqual(before.slice(1));
  });

  it("refuses a second promise for a round, and says so", async () => {
    const connection = sit({ link: 1 });
    const told: string[] = [];
    connection.onRoom((line) => told.push(line));
    await vi.waitFor(() => expect(Line.last.links).toEqual([0, 1]));
    Line.last.say({ type: "committed", round: 1, commitment: "bb" });
    await new Promise((done) => setTimeout(done, 20));
    expect(Line.last.links).toEqual([0, 1]);
    expect(told).toHaveLength(1);
    expect(connection.memory.known(2)).toMatchObject({ twice: [1], heard: new Map([[1, "aa"]]) });
  });

  it("gives nothing where the table is only shown", async () => {
    const connection = sit({ link: 1 }, true);
    Line.last.say({ type: "committed", round: 1, commitment: "aa" });
    await new Promise((done) => setTimeout(done, 20));
    expect(Line.last.links).toEqual([]);
    expect(connection.memory.known(2).heard.size).toBe(0);
  });
});

describe("what was missed", () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal("WebSocket", Line);
  });

  it("is shown until the reader has read it, and the table is told then", () => {
    const connection = sit({ missed: ["Bernat plays the 7 of ors."] });
    Line.last.say({ ...snapshot, chain: "e1", proof: "aa" });
    expect(connection.missed).toEqual(["Bernat plays the 7 of ors."]);
    connection.forgetMissed();
    expect(connection.missed).toEqual([]);
    expect(Line.last.sent.at(-1)?.type).toBe("caught-up");
  });

  it("begins after what the tab took in last, also when the page is loaded anew", () => {
    const connection = sit({ number: 7 });
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 0 });
    Line.last.say({ type: "told", number: 8, items: [], situation: { remainingMs: null }, account: null });
    expect(connection.status).toBe("open");
    sit({ number: 9 });
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 8 });
    new Connection("ANOTHER");
    Line.last.onopen?.();
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 0 });
  });

  it("is not what a screen has shown: that is told other things than the seat of its browser", () => {
    sit({ number: 7 });
    sit({ number: 90 }, true);
    expect(Line.last.url).toMatch(/BCDFGH\/socket\?as=screen$/);
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 0 });
    sit({ number: 9 });
    expect(Line.last.url).toMatch(/BCDFGH\/socket$/);
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 7 });
  });
});

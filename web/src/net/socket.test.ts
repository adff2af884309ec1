import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol/messages";
import { TableSocket, type Status } from "./socket";

/** A line that the test holds the other end of. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  static get last(): Line {
    return Line.all.at(-1) as Line;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  cut() {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  snapshot(number: number) {
    this.hear({ type: "snapshot", number });
  }
}

let heard: ServerMessage[];
let statuses: Status[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(Math, "random").mockReturnValue(0.99);
  Line.all = [];
  heard = [];
  statuses = [];
  socket = new TableSocket("ws://here/socket", () => "en", {
    changed: (status) => statuses.push(status),
    heard: (message) => heard.push(message),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(number = 0) {
  Line.last.open();
  Line.last.snapshot(number);
}

describe("the socket of a table", () => {
  it("says who it is and what it has seen, and is open once it was told all", () => {
    Line.last.open();
    expect(Line.last.sent).toEqual([{ type: "hello", protocol: 1, language: "en", seen: 0 }]);
    expect(socket.status).toBe("connecting");
    Line.last.snapshot(7);
    expect(socket.status).toBe("open");
    expect(socket.seen).toBe(7);
  });

  it("comes back after a cut, later each time, and says from where", async () => {
    open(3);
    Line.last.cut();
    expect(socket.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(310);
    expect(Line.all).toHaveLength(2);
    Line.last.cut();
    await vi.advanceTimersByTimeAsync(310);
    expect(Line.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(310);
    expect(Line.all).toHaveLength(3);
    open(5);
    expect(Line.last.sent[0]).toMatchObject({ type: "hello", seen: 3 });
    expect(statuses).toEqual(["open", "lost", "open"]);
  });

  it("asks again after a cut, with the same id, and answers once", async () => {
    open();
    const answered = vi.fn();
    void socket.ask({ type: "act", decision: 4, word: "truc" }).then(answered);
    const [, first] = Line.last.sent;
    Line.last.cut();
    await vi.advanceTimersByTimeAsync(400);
    open();
    const [, again] = Line.last.sent;
    expect(again).toEqual(first);
    Line.last.hear({ type: "done", id: first?.id, already: true });
    Line.last.hear({ type: "done", id: first?.id, already: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(answered).toHaveBeenCalledTimes(1);
    Line.last.cut();
    await vi.advanceTimersByTimeAsync(400);
    open();
    expect(Line.last.sent).toHaveLength(1);
  });

  it("keeps what is asked while the line is away, and gives no two wishes one id", async () => {
    open();
    Line.last.cut();
    void socket.ask({ type: "stand" });
    void socket.ask({ type: "stand" });
    await vi.advanceTimersByTimeAsync(400);
    open();
    const ids = Line.last.sent.slice(1).map((message) => message.id);
    expect(new Set(ids).size).toBe(2);
  });

  it("hears each thing once, and asks for all when one is missing", async () => {
    open(3);
    heard = [];
    const told = (number: number) => Line.last.hear({ type: "told", number, items: [] });
    told(4);
    told(4);
    told(3);
    expect(heard).toHaveLength(1);
    told(6);
    expect(heard).toHaveLength(1);
    expect(socket.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    Line.last.open();
    expect(Line.last.sent[0]).toMatchObject({ seen: 4 });
  });

  it("ends with a goodbye that says nothing of coming back, and waits where one does", async () => {
    open();
    Line.last.hear({ type: "goodbye", reason: "again", againMs: 2_000 });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(Line.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(Line.all).toHaveLength(2);
    open();
    Line.last.hear({ type: "goodbye", reason: "old-link", againMs: null });
    expect(socket.status).toBe("closed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(2);
  });

  it("takes a line that is silent for long for dead, though nobody closed it", async () => {
    open();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(Line.last.sent.at(-1)).toMatchObject({ type: "ping" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(statuses).toContain("lost");
  });

  it("comes back at once when the system says that there is a network", () => {
    open();
    Line.last.cut();
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(2);
  });
});

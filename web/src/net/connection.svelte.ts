// The connection to a table as pages read it: the last that is known, each field reactive.
import { foldItem } from "../table/fold";
import type {
  Account,
  Done,
  Item,
  Phrased,
  Refused,
  Room,
  ServerMessage,
  Situation,
  View,
} from "../protocol/messages";
import { language, say } from "../words/words.svelte";
import { Memory } from "./memory";
import { keepSeen, lastSeen } from "./seen";
import { TableSocket, type Status, type Wish } from "./socket";

/** How many sentences the log keeps. */
const LOG_LINES = 300;

/** What just happened, for who draws, plays sounds or speaks: once each, in order. */
export interface News {
  items: Item[];
  /** The view before each item, and after the last. */
  views: View[];
  account: Account | null;
}

export class Connection {
  status: Status = $state("connecting");
  room: Room | null = $state.raw(null);
  view: View | null = $state.raw(null);
  situation: Situation | null = $state.raw(null);
  /** When, by this browser's clock, the running clock is at zero; null where none runs. */
  deadline: number | null = $state(null);
  account: Account | null = $state.raw(null);
  log: string[] = $state.raw([]);
  /** What was told while one was away, until one has read it. */
  missed: string[] = $state.raw([]);
  goodbye: string | null = $state(null);
  moved: string | null = $state(null);
  /** The beginning of the server's hash chain, once the coto is over. */
  revealed: string | null = $state(null);
  /** What this browser was promised about the cards, and gave to their shuffle. */
  readonly memory: Memory;

  private readonly socket: TableSocket;
  private readonly readers = new Set<(news: News) => void>();
  private readonly hearers = new Set<(said: Phrased) => void>();
  private readonly roomReaders = new Set<(line: string) => void>();
  /** Whether the table may know another chain by now: that of another device of the same guest. */
  private isBack = true;

  /** isScreen: whether this page only shows the table, as a television does: it is nobody, and has no part in the shuffle. */
  constructor(
    readonly code: string,
    private readonly isScreen = false,
  ) {
    this.memory = new Memory(code);
    const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${window.location.host}/api/tables/${encodeURIComponent(code)}/socket${isScreen ? "?as=screen" : ""}`;
    const listener = {
      changed: (status: Status) => (this.status = status),
      heard: (message: ServerMessage) => this.hear(message),
    };
    this.socket = new TableSocket(url, language, listener, isScreen ? 0 : lastSeen(code));
  }

  ask(wish: Wish): Promise<Done | Refused> {
    return this.socket.ask(wish);
  }

  /** Be told of what happens; gives a function that stops it. */
  onNews(reader: (news: News) => void): () => void {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  }

  onPhrase(hearer: (said: Phrased) => void): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  /** Be told in a sentence of what happens around the game: who came, went, sits in, asks for a pause. */
  onRoom(reader: (line: string) => void): () => void {
    this.roomReaders.add(reader);
    return () => this.roomReaders.delete(reader);
  }

  /** Show no more what was missed, also not on another device, or when the page is loaded anew. */
  forgetMissed(): void {
    this.missed = [];
    void this.ask({ type: "caught-up" });
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    if ("number" in message && !this.isScreen) keepSeen(this.code, message.number);
    switch (message.type) {
      case "snapshot":
        this.room = message.room;
        this.view = message.view;
        this.account = message.account;
        this.log = message.log;
        if (message.missed.length) this.missed = message.missed;
        this.situate(message.situation);
        this.isBack = true;
        this.memory.begin(message.chain);
        // Of which round the commitment is, is said only where a link is asked for.
        if (message.link) this.promise(message.link, message.proof);
        else if (message.link === 0) void this.giveEnd();
        return;
      case "told":
        this.take(message.items, message.account);
        this.situate(message.situation);
        return;
      case "situated":
        this.situate(message.situation);
        return;
      case "undone":
        this.view = message.view;
        this.write([message.text]);
        this.situate(message.situation);
        return;
      case "room":
        this.room = message.room;
        this.write([message.text]);
        if (message.text) for (const reader of this.roomReaders) reader(message.text);
        return;
      case "phrased":
        for (const hearer of this.hearers) hearer(message);
        return;
      case "committed":
        this.promise(message.round, message.commitment);
        return;
      case "revealed":
        this.revealed = message.proof;
        return;
      case "moved":
        this.moved = message.code;
        return;
      case "goodbye":
        if (message.againMs === null) this.goodbye = message.reason;
        return;
    }
  }

  private take(items: Item[], account: Account | null): void {
    if (!this.view) return;
    const views = [this.view];
    for (const item of items) views.push(foldItem(views.at(-1) as View, item));
    this.view = views.at(-1) as View;
    // A sign is drawn for a moment, and kept nowhere: who did not look has not seen it.
    this.write(items.filter((item) => item.what.event !== "sign-made").map((item) => item.text));
    if (account) this.account = account;
    for (const reader of this.readers) reader({ items, views, account });
  }

  private situate(situation: Situation): void {
    this.situation = situation;
    this.deadline = situation.remainingMs === null ? null : Date.now() + situation.remainingMs;
  }

  private write(lines: string[]): void {
    const said = lines.filter((line) => line !== "");
    if (said.length) this.log = [...this.log, ...said].slice(-LOG_LINES);
  }

  /** Take in the server's commitment, and answer with this browser's part: once, and for the first one only. */
  private promise(round: number, commitment: string): void {
    if (this.isScreen || !commitment) return;
    if (this.memory.hear(round, commitment)) void this.giveLink(round);
    else this.warn(say("game-proof-twice", { round }));
  }

  private warn(line: string): void {
    this.write([line]);
    for (const reader of this.roomReaders) reader(line);
  }

  private async giveLink(round: number): Promise<void> {
    const { Chain } = await import("./chain");
    const seat = this.shufflingSeat;
    const given = seat === null ? null : this.memory.give(round, seat, (seed) => new Chain(seed));
    if (!given) return;
    if (this.isBack) this.socket.send({ type: "link", round: 0, value: given.before });
    this.isBack = false;
    this.socket.send({ type: "link", round, value: given.value });
  }

  /** Publish the end of this browser's chain; the server then asks for a link. */
  private async giveEnd(): Promise<void> {
    const { Chain } = await import("./chain");
    if (this.shufflingSeat === null) return;
    this.socket.send({ type: "link", round: 0, value: this.memory.anchor((seed) => new Chain(seed)) });
  }

  private get shufflingSeat(): number | null {
    return !this.isScreen && this.room?.settings.proof ? this.room.seat : null;
  }
}

export function connect(code: string, { isScreen = false } = {}): Connection {
  return new Connection(code, isScreen);
}

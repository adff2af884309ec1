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
import { language } from "../words/words.svelte";
import { TableSocket, type Status, type Wish } from "./socket";
import type { Chain } from "./chain";

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
  /** What was told while the network was away. */
  missed: string[] = $state.raw([]);
  goodbye: string | null = $state(null);
  moved: string | null = $state(null);
  /** The beginning of the server's hash chain, once the coto is over. */
  revealed: string | null = $state(null);
  /** The server's commitments that this browser saw, by round: what is revealed must fit them. */
  readonly commitments = new Map<number, string>();

  private readonly socket: TableSocket;
  private readonly readers = new Set<(news: News) => void>();
  private readonly hearers = new Set<(said: Phrased) => void>();
  private chain: Promise<Chain> | null = null;

  constructor(readonly code: string) {
    const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${window.location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    this.socket = new TableSocket(url, language, {
      changed: (status) => (this.status = status),
      heard: (message) => this.hear(message),
    });
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

  forgetMissed(): void {
    this.missed = [];
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.room = message.room;
        this.view = message.view;
        this.account = message.account;
        this.log = message.log;
        if (message.missed.length) this.missed = message.missed;
        this.situate(message.situation);
        // Of which round the commitment is, is said only where a link is asked for.
        if (message.link && message.proof) this.commitments.set(message.link, message.proof);
        if (message.link !== null) void this.giveLink(message.link);
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
        return;
      case "phrased":
        for (const hearer of this.hearers) hearer(message);
        return;
      case "committed":
        this.commitments.set(message.round, message.commitment);
        void this.giveLink(message.round);
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
    this.write(items.map((item) => item.text));
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

  /**
   * Give the shuffle of a round this browser's part. Who has no chain yet, or is asked for a new one
   * (round 0), publishes its end first; the server then asks again.
   */
  private async giveLink(round: number): Promise<void> {
    if (this.room?.seat == null || !this.room.settings.proof) return;
    const value = round > 0 && this.chain ? (await this.chain).next() : null;
    if (value) return this.socket.send({ type: "link", round, value });
    this.chain = import("./chain").then(({ Chain }) => new Chain());
    this.socket.send({ type: "link", round: 0, value: (await this.chain).end });
  }
}

export function connect(code: string): Connection {
  return new Connection(code);
}

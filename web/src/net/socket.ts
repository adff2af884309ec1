// The socket to a table, without a screen: it connects, comes back after the network was lost, and
// gives every wish an id, so that asking again after a cut does nothing twice.
import { PROTOCOL, type ClientMessage, type Done, type Refused, type ServerMessage } from "../protocol/messages";

/** A message of *Kinds* as one asks for it: the connection gives it its id. */
export type Wish<Kinds = ClientMessage> = Kinds extends { id: string } ? Omit<Kinds, "id"> : never;

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  changed(status: Status): void;
  heard(message: ServerMessage): void;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8_000;
const PING_EVERY_MS = 10_000;
/** A socket that says nothing for so long is taken for dead, though nobody has closed it. */
const SILENCE_MS = 25_000;

interface Open {
  message: ClientMessage & { id: string };
  answer(done: Done | Refused): void;
}

export class TableSocket {
  status: Status = "connecting";

  private socket: WebSocket | null = null;
  private readonly open = new Map<string, Open>();
  private readonly prefix = fresh();
  private count = 0;
  private failures = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private readonly online = () => this.hurry();
  private readonly shown = () => {
    if (document.visibilityState === "visible") this.hurry();
  };

  constructor(
    private readonly url: string,
    private readonly language: () => string,
    private readonly listener: Listener,
    /** The number of the last thing told. */
    public seen = 0,
  ) {
    window.addEventListener("online", this.online);
    document.addEventListener("visibilitychange", this.shown);
    this.connect();
  }

  /** Ask for something. Answered exactly once, however often the network is lost in between. */
  ask(wish: Wish): Promise<Done | Refused> {
    this.count += 1;
    const message = { ...wish, id: `${this.prefix}-${this.count}` } as ClientMessage & { id: string };
    return new Promise((answer) => {
      this.open.set(message.id, { message, answer });
      this.send(message);
    });
  }

  /** Say something that is not answered. */
  send(message: ClientMessage): void {
    if (this.status === "open" && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.end();
    this.become("closed");
  }

  private connect(): void {
    clearTimeout(this.again);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      const hello: ClientMessage = { type: "hello", protocol: PROTOCOL, language: this.language(), seen: this.seen };
      socket.send(JSON.stringify(hello));
      this.heardAt = Date.now();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
    this.beat ??= setInterval(() => this.check(), PING_EVERY_MS);
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    switch (message.type) {
      case "snapshot":
        this.seen = message.number;
        this.failures = 0;
        this.become("open");
        this.listener.heard(message);
        for (const { message: asked } of this.open.values()) this.send(asked);
        return;
      case "told":
      case "undone":
        if (message.number <= this.seen) return;
        if (message.number > this.seen + 1) return this.lose(); // something is missing: ask for it all
        this.seen = message.number;
        break;
      case "done":
      case "refused":
        this.open.get(message.id)?.answer(message);
        this.open.delete(message.id);
        return;
      case "goodbye":
        this.listener.heard(message);
        if (message.againMs === null) this.close();
        else this.lose(message.againMs);
        return;
      case "pong":
        return;
    }
    this.listener.heard(message);
  }

  private lose(afterMs?: number): void {
    if (this.status === "closed") return;
    this.drop();
    this.become("lost");
    const grown = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures);
    this.failures += 1;
    // Half of the wait is by chance, so that a thousand browsers do not come back at once.
    const wait = (afterMs ?? grown) * (0.5 + Math.random() / 2);
    this.again = setTimeout(() => this.connect(), wait);
  }

  private hurry(): void {
    if (this.status !== "lost") return this.check();
    this.failures = 0;
    this.connect();
  }

  private check(): void {
    if (this.status !== "open") return;
    if (Date.now() - this.heardAt > SILENCE_MS) this.lose();
    else this.send({ type: "ping", at: Date.now() });
  }

  private drop(): void {
    clearTimeout(this.again);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private end(): void {
    this.drop();
    clearInterval(this.beat);
    window.removeEventListener("online", this.online);
    document.removeEventListener("visibilitychange", this.shown);
  }

  private become(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.changed(status);
  }
}

/** The start of this page's message ids: nobody else's, and none of this browser's before. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

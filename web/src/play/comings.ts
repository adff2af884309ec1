// What is told of people coming and going: of who loads the page anew, nothing.
import type { Room } from "../protocol/messages";

/** So long somebody may be gone before the others are told: a page that is loaded anew takes less. */
const MOMENT_MS = 2_000;

type Tell = (line: string, about: string) => void;

export class Comings {
  private before: Room | null = null;
  private readonly held = new Map<number, ReturnType<typeof setTimeout>>();

  /** tell: shows a line, and of which seat it tells; empty where of none. */
  constructor(private readonly tell: Tell) {}

  /** Know the table as it is, without telling anything of it. */
  know(room: Room | null): void {
    this.before = room;
  }

  /** Take in a line, and the table as it is after what the line tells. */
  hear(line: string, room: Room | null): void {
    const { before } = this;
    this.before = room;
    const changed = room?.players.find((player, index) => differs(player, before?.players[index]));
    const was = before?.players.find((player) => player.seat === changed?.seat);
    if (!changed) return this.tell(line, "");
    const waiting = this.drop(changed.seat);
    if (was && !was.away && changed.away) {
      const later = setTimeout(() => {
        this.held.delete(changed.seat);
        this.tell(line, `${changed.seat}`);
      }, MOMENT_MS);
      this.held.set(changed.seat, later);
    } else if (!waiting || changed.away || changed.replaced) {
      this.tell(line, `${changed.seat}`);
    }
  }

  end(): void {
    for (const seat of [...this.held.keys()]) this.drop(seat);
  }

  /** Take back the line that waits about a seat; whether there was one. */
  private drop(seat: number): boolean {
    clearTimeout(this.held.get(seat));
    return this.held.delete(seat);
  }
}

function differs(one: object, other: object | undefined): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

// What the room and its page need of the connection to a table.
import type { Account, ClientMessage, Done, Refused, Room, Situation, View } from "../protocol/messages";

/** A message of *Kinds* as one asks for it: the connection gives it its id. */
export type Wish<Kinds = ClientMessage> = Kinds extends { id: string } ? Omit<Kinds, "id"> : never;

export interface Connected {
  readonly status: "connecting" | "open" | "lost" | "closed";
  /** Null until the table has said who is at it. */
  readonly room: Room | null;
  readonly view: View | null;
  readonly situation: Situation | null;
  readonly account: Account | null;
  /** Why the table closed the connection for good; null while it did not. */
  readonly goodbye: string | null;
  /** The table to go to instead; null while there is none. */
  readonly moved: string | null;
  ask(wish: Wish): Promise<Done | Refused>;
  close(): void;
}

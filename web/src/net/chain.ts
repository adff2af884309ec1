// A browser's part in the shuffle: a hash chain whose end is published when one sits down, and of
// which one link is shown for each round. docs/proof.md says why nobody can then choose the cards.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** More rounds than a coto has; a table of many cotos begins a new chain when this one is used up. */
export const LINKS = 600;

/** A secret to begin a chain with, as 64 hexadecimal digits. */
export function newSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export class Chain {
  /** From the end of the chain to its secret beginning. */
  private readonly links: Uint8Array[];

  constructor(
    readonly seed: string = newSeed(),
    length = LINKS,
  ) {
    const links = [hexToBytes(seed)];
    for (let count = 0; count < length; count += 1) links.push(sha256(links[count] as Uint8Array));
    this.links = links.reverse();
  }

  /** A link by its place. 0 is the end, published first: it binds to all the others, and tells none. */
  at(place: number): string | null {
    const link = this.links[place];
    return link ? bytesToHex(link) : null;
  }
}

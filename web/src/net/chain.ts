// A browser's part in the shuffle: a hash chain whose end is published when one sits down, and of
// which one link is shown for each round. docs/proof.md says why nobody can then choose the cards.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** More rounds than a coto has; a table of many cotos begins a new chain when this one is used up. */
const LINKS = 600;

export class Chain {
  /** From the end of the chain to its secret beginning. */
  private readonly links: Uint8Array[];
  private shown = 0;

  constructor(seed: Uint8Array = crypto.getRandomValues(new Uint8Array(32)), length = LINKS) {
    const links = [seed];
    for (let count = 0; count < length; count += 1) links.push(sha256(links[count] as Uint8Array));
    this.links = links.reverse();
  }

  /** What is published first: it binds to all the links, and tells none of them. */
  get end(): string {
    return bytesToHex(this.links[0] as Uint8Array);
  }

  /** The next link; null once all were shown. */
  next(): string | null {
    const link = this.links[this.shown + 1];
    if (!link) return null;
    this.shown += 1;
    return bytesToHex(link);
  }
}

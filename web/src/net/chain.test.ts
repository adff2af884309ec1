import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import { Chain } from "./chain";

it("shows links that each hash to the one before, from the published end on", () => {
  const chain = new Chain(new Uint8Array(32).fill(7), 3);
  let before = chain.end;
  for (let count = 0; count < 3; count += 1) {
    const link = chain.next() ?? "";
    expect(bytesToHex(sha256(hexToBytes(link)))).toBe(before);
    before = link;
  }
  expect(before).toBe("07".repeat(32));
  expect(chain.next()).toBeNull();
});

it("is another one each time", () => {
  expect(new Chain(undefined, 2).end).not.toBe(new Chain(undefined, 2).end);
});

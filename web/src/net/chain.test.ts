import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import { Chain } from "./chain";

it("has links that each hash to the one before, from the published end on", () => {
  const chain = new Chain("07".repeat(32), 3);
  for (let place = 1; place <= 3; place += 1) {
    expect(bytesToHex(sha256(hexToBytes(chain.at(place) ?? "")))).toBe(chain.at(place - 1));
  }
  expect(chain.at(3)).toBe("07".repeat(32));
  expect(chain.at(4)).toBeNull();
});

it("is another one each time", () => {
  expect(new Chain(undefined, 2).at(0)).not.toBe(new Chain(undefined, 2).at(0));
});

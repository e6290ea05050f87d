/** A deal is checked against the seal that was noted before it, and against no other. */
import { expect, test } from "vitest";

import type { Snapshot } from "../types";
import { freshSalt, hasNoted, noteSeal, proofHolds } from "./salt";

const secret = "5e".repeat(32);
const seal = "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056"; // SHA-256 of those 32 bytes

function over(table: string, deals: number, shown = { seal, secret, salts: [] }): Snapshot {
  return { table, deals, proof: shown } as unknown as Snapshot;
}

test("a salt is 32 bytes in hex, another one each time", () => {
  expect(freshSalt()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSalt()).not.toBe(freshSalt());
});

test("the secret that was sealed before the deal holds", async () => {
  noteSeal("a", 1, seal);
  expect(await proofHolds(over("a", 1))).toBe(true);
});

test("a secret that fits only the seal shown afterwards does not", async () => {
  noteSeal("b", 1, "00".repeat(32));
  noteSeal("b", 1, seal);
  expect(await proofHolds(over("b", 1))).toBe(false);
});

test("who noted nothing cannot tell", async () => {
  noteSeal("c", 2, seal);
  expect(await proofHolds(over("c", 1))).toBeNull();
  expect(hasNoted(over("c", 1))).toBe(true);
  expect(hasNoted(over("c", 2))).toBe(false);
});

/** This device's share in the luck of a deal, and what it noted of the seal before it gave it. */
import type { Snapshot } from "../types";

const noted = new Map<string, string>();

/** 32 random bytes in hex: another one for every deal. */
export function freshSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Note the seal of a table's n-th deal, before a salt is given to it. */
export function noteSeal(table: string, deal: number, seal: string): void {
  const key = `${table}.${deal}`;
  if (!noted.has(key)) noted.set(key, seal);
}

/** Whether the seal of the deal that comes next was noted. */
export function hasNoted({ table, deals }: Snapshot): boolean {
  return noted.has(`${table}.${deals + 1}`);
}

/** Whether the secret fits the seal that was noted before; null where this device cannot tell. */
export async function proofHolds({ table, deals, proof }: Snapshot): Promise<boolean | null> {
  const seal = noted.get(`${table}.${deals}`);
  if (!seal || !proof || !crypto.subtle) return null;
  const secret = Uint8Array.from(proof.secret.match(/../g) ?? [], (byte) => parseInt(byte, 16));
  const digest = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", secret)));
  return digest === seal && proof.seal === seal;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

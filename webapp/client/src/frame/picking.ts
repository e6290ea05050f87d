/** What the person has touched so far of what is on offer: the answer in the making. */
import { signal } from "@preact/signals";

export interface Picking {
  readonly kind: string;
  readonly picks: readonly string[];
}

export const picking = signal<Picking | null>(null);

/** Begin an answer of this kind, or take up another one. */
export function pick(kind: string, ...picks: string[]): void {
  picking.value = { kind, picks };
}

export function unpick(): void {
  picking.value = null;
}

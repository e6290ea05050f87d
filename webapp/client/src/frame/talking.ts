/** What was said at the table, and what of it this person has not seen yet. */
import { computed, signal } from "@preact/signals";

import type { Circle, Heard, Talk } from "../types";
import { hidden } from "./secret";

/** The circle of all. */
export const TABLE = "table";
const KEPT = 200;

export const lines = signal<readonly Heard[]>([]);
/** The circle whose talk lies open, if any; a game may open one too. */
export const reading = signal<string | null>(null);
/** When each circle was last looked at; what lay there on coming in counts as seen. */
const seen = signal<ReadonlyMap<string, number>>(new Map());
let came: number | null = null;

/** Take what a snapshot brings. */
export function hear({ whole, lines: fresh }: Talk): void {
  if (whole || fresh.length > 0) lines.value = (whole ? fresh : [...lines.value, ...fresh]).slice(-KEPT);
  came ??= lines.value.at(-1)?.at ?? 0;
}

/** Somebody is looking at this circle now. */
export function look(circle: string): void {
  const last = lines.value.findLast((line) => line.circle === circle)?.at;
  if (last !== undefined && last > (seen.value.get(circle) ?? 0)) seen.value = new Map(seen.value).set(circle, last);
}

const isNew = (line: Heard): boolean => !line.mine && line.at > (seen.value.get(line.circle) ?? came ?? 0);

/** To be in a smaller circle is a secret, and covered with the others. */
const isOpen = (circle: string): boolean => circle === TABLE || !hidden.value;

/** How many lines of a circle this person has not seen. */
export const unseenIn = (circle: string): number => lines.value.filter((line) => line.circle === circle && isNew(line)).length;

/** Who has said something to all that this person has not seen yet. */
export const spoke = computed(
  () => new Set(lines.value.flatMap((line) => (line.circle === TABLE && line.seat !== null && isNew(line) ? [line.seat] : []))),
);

/** The circles to show: those that can be read now, and those of which something was heard. */
export function circlesOf(now: readonly Circle[]): readonly Circle[] {
  const past = [...new Set(lines.value.map(({ circle }) => circle))].filter((key) => !now.some((each) => each.key === key));
  return [...now, ...past.map((key) => ({ key, may_write: false }))].filter(({ key }) => isOpen(key));
}

export function hush(): void {
  lines.value = [];
  reading.value = null;
  seen.value = new Map();
  came = null;
}

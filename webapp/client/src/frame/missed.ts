/** An invitation that came too late: no seat is left for whoever followed it. */
import { signal } from "@preact/signals";

import { session } from "../app/api";
import type { Snapshot } from "../types";
import type { Missed } from "./notice";

/** The table that is looked at all the same. */
export const looksOn = signal<string | null>(null);

const WHY: Partial<Record<Snapshot["stage"], Missed>> = { lobby: "full", playing: "begun", over: "over" };

export function missed({ table, stage, seat, may }: Snapshot): Missed | null {
  const start = session.value?.start;
  if (!start?.invited || start.table !== table || looksOn.value === table) return null;
  return seat !== null || may.includes("sit") ? null : (WHY[stage] ?? null);
}

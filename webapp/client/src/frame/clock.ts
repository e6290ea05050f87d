/** The table's clock on a phone whose own clock may be wrong by minutes. */
import { signal } from "@preact/signals";

import type { Ticking } from "../types";

export interface Kept {
  readonly ticking: Ticking;
  /** Our own steady clock when the server's present was `ticking.now`, in milliseconds. */
  readonly at: number;
}

export const kept = signal<Kept | null>(null);

/** Note a clock as it arrives. */
export function keepTime(ticking: Ticking | null): void {
  kept.value = ticking && { ticking, at: performance.now() };
}

interface Left {
  readonly seconds: number;
  /** Of the whole. */
  readonly share: number;
}

const SOON = 60;
const VERY_SOON = 10;

/** Whether one should answer now: the last quarter, of long clocks the last minute, of short ones the last ten seconds. */
export const isLate = ({ seconds, share }: Left): boolean =>
  (share < 0.25 && seconds <= SOON) || (share < 0.5 && seconds <= VERY_SOON);

/** What is left; null where nothing runs out. */
export function left(clock: Kept | null, now: number): Left | null {
  if (!clock || clock.ticking.deadline === null) return null;
  const { deadline, started, now: server } = clock.ticking;
  const seconds = Math.max(0, deadline - server - (now - clock.at) / 1000);
  return { seconds, share: Math.min(1, seconds / Math.max(1, deadline - started)) };
}

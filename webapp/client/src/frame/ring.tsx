/** The clock ring: how much time is left, by shape, number and, near the end, another shape. */
import { useEffect, useState } from "preact/hooks";

import { digits, t } from "../app/texts";
import { isLate, kept, left } from "./clock";

const ROUND = 2 * Math.PI * 16;

function short(seconds: number): string {
  if (seconds < 100) return digits(Math.ceil(seconds));
  if (seconds < 5400) return t("app-minutes", { count: Math.round(seconds / 60) });
  return t("app-hours", { count: Math.round(seconds / 3600) });
}

function long(seconds: number): string {
  return seconds < 100 ? t("app-seconds", { count: Math.ceil(seconds) }) : short(seconds);
}

/** How much is left of the clock, twice a second; null where nothing runs out. */
export function useLeft() {
  const [now, setNow] = useState(performance.now());
  const clock = kept.value;
  const runs = clock !== null && clock.ticking.deadline !== null;
  useEffect(() => {
    if (!runs) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [clock]);
  return left(clock, Math.max(now, clock?.at ?? 0));
}

/** When no answer counts as one, and as which, where the game has a word for it. */
export const silent = (seconds: number, what: string | null): string =>
  what ? t("app-silence", { time: long(seconds), what }) : `${t("app-time")}: ${long(seconds)}`;

/** What no answer will mean, and when; nothing where nothing runs out. */
export function Silence({ what }: { readonly what: string }) {
  const time = useLeft();
  return time && <p class="hint silence" data-late={isLate(time) ? "" : undefined}>{silent(time.seconds, what)}</p>;
}

/** It hurries those only who are asked. */
export function Ring({ asked }: { readonly asked: boolean }) {
  const time = useLeft();
  if (!time) return null;
  const late = asked && isLate(time);
  const label = `${t("app-time")}: ${long(time.seconds)}`;
  return (
    <div class="ring" role="timer" data-guide="clock" aria-label={label} data-late={late ? "" : undefined}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle class="ring-ground" cx="20" cy="20" r={late ? 13 : 16} />
        <circle
          class="ring-left"
          cx="20"
          cy="20"
          r="16"
          stroke-dasharray={ROUND}
          stroke-dashoffset={ROUND * (1 - time.share)}
        />
      </svg>
      <span class="ring-time" data-unit={time.seconds < 100 ? undefined : ""}>{short(time.seconds)}</span>
    </div>
  );
}

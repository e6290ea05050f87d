/** The story in chapters, and what of it may be seen while secrets are covered. */
import type { Event } from "../types";

/** A chapter: what it began with, if it was told, and what happened in it, the newest first. */
export interface Chapter {
  readonly head: Event | null;
  readonly told: readonly Event[];
}

/** That somebody was told something alone says already who he is. */
const open = (covered: boolean) => (event: Event): boolean => event.to === null || !covered;

/** All that happened, the newest chapter first; `begins` are the kinds of events with which one begins. */
export function chaptersOf(events: readonly Event[], begins: readonly string[], covered: boolean): readonly Chapter[] {
  const chapters: { head: Event | null; told: Event[] }[] = [];
  for (const event of events.filter(open(covered))) {
    const head = begins.includes(event.kind);
    if (head || chapters.length === 0) chapters.unshift({ head: head ? event : null, told: [] });
    if (!head) chapters[0]!.told.unshift(event);
  }
  return chapters;
}

/** What is told as the last thing that happened, where `now` is it and the story may know more already. */
export function lastOf(events: readonly Event[], now: Event | null, covered: boolean): Event | null {
  if (!now || open(covered)(now)) return now;
  return events.slice(0, Math.max(0, events.indexOf(now))).findLast(open(covered)) ?? null;
}

/** The first-game walk-through: who has seen it, where it stands, and which steps there are to point at. */
import { signal } from "@preact/signals";

import { session } from "../app/api";
import { remember, remembered } from "../app/keeping";
import { says, t } from "../app/texts";

/** The step that is shown, counted from 0; null while nobody is shown round. */
export const step = signal<number | null>(null);
/** The game that was seen just now; what was seen before is on the phone. */
const seen = signal("");

const shelf = (game: string): string => `guide-${game}`;
const person = (): string => session.value?.person.id ?? "";

/** Whether somebody who plays this for the first time has neither been shown round, nor said no, nor made a move. */
export const isNew = (game: string): boolean => seen.value !== game && remembered(person(), shelf(game)) === null;

/** It is offered no more. */
export function noteSeen(game: string): void {
  seen.value = game;
  remember(person(), shelf(game), "seen");
}

export function showRound(game: string): void {
  noteSeen(game);
  step.value = 0;
}

export function endRound(): void {
  step.value = null;
}

/** What is said at a step: by the game, else the same in all games. */
export function guideText(game: string, name: string): string | null {
  const key = [`${game}-guide-${name}`, `app-guide-${name}`].find(says);
  return key ? t(key) : null;
}

const at = (name: string): HTMLElement | null => document.querySelector(`[data-guide="${name}"]`);

/** With large text the table scrolls. */
export const bringIntoSight = (name: string): void => at(name)?.scrollIntoView({ block: "nearest" });

/** Where a step points, if that is on the screen. */
export function placeOf(name: string): DOMRect | null {
  const place = at(name)?.getBoundingClientRect();
  return place && place.width > 0 && place.height > 0 ? place : null;
}

/** The steps for which there are words, and something on the screen. */
export const stepsNow = (game: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => guideText(game, name) !== null && placeOf(name) !== null);

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Where the top line ends: the clock is never covered. */
  readonly head: number;
}
const GAP = 10;
const EDGE = 8;

/** The upper edge of a card so high beside what it points at: where there is more room, and inside the page. */
export function beside(place: { readonly top: number; readonly bottom: number }, height: number, room: Room): number {
  const above = place.top - GAP - room.head;
  const below = room.height - place.bottom - GAP;
  const top = below >= height || below >= above ? place.bottom + GAP : place.top - GAP - height;
  return Math.max(room.head + EDGE, Math.min(top, room.height - EDGE - height));
}

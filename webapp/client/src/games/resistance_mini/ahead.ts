/** What is drawn while an event is shown, ahead of the picture: cards that are just turned over. */
import { signal } from "@preact/signals";

import type { Card, Character } from "./told";

/** Characters by their place: a face that is shown now, or null for one that has just been turned down. */
export const turning = signal<{ readonly [place: string]: Character | null }>({});

/** A mission's cards while they are opened, in the order they are told: null lies face down. */
export const opening = signal<readonly (Card | null)[] | null>(null);

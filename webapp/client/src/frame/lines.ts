/** What the server says of its games: asked for once. */
import { signal } from "@preact/signals";

import type { GameLine } from "../types";
import { call } from "../app/api";

const found = signal<readonly GameLine[]>([]);
let asking: Promise<void> | null = null;

/** A game's line; null until it has come. */
export function lineOf(game: string): GameLine | null {
  asking ??= call<readonly GameLine[]>("GET", "api/games").then(
    (lines) => void (found.value = lines),
    () => void (asking = null),
  );
  return found.value.find((line) => line.key === game) ?? null;
}

/**
 * The games there are: an entry each. What a game looks like is loaded when it is needed. A game of
 * the server that has no entry yet is not offered here, and a table of it says that this page is old.
 */
import type { GameKey } from "../types";
import { learn } from "../app/texts";
import type { AnyGame } from "./game";

/** How a table of a game is set up from the list of tables. */
export interface Way {
  /** `app-play-<name>` is its title, `<key>-way-<name>` a note below it. */
  readonly name: "alone" | "friend" | "friends";
  readonly options: { readonly [key: string]: unknown };
  /** How many computers sit down too. */
  readonly computers?: number;
  /** Where nobody else is needed it begins at once. */
  readonly start: boolean;
}

interface Entry {
  readonly load: () => Promise<{ default: AnyGame }>;
  readonly ways: readonly Way[];
}

/** With whoever comes: the ways of a game for many are `[alone(3), FRIENDS]`. */
export const FRIENDS: Way = { name: "friends", options: {}, start: false };
/** Alone with so many computers. */
export const alone = (computers: number): Way => ({ name: "alone", options: {}, computers, start: true });

export const GAMES: { readonly [key in GameKey]?: Entry } = {
  duel: {
    load: () => import("../games/duel"),
    ways: [
      { name: "alone", options: { mode: "solo" }, start: true },
      { name: "friend", options: { mode: "duel" }, start: false },
    ],
  },
  coup: { load: () => import("../games/coup"), ways: [alone(3), FRIENDS] },
  resistance: {
    load: () => import("../games/resistance"),
    ways: [{ ...alone(4), options: { preset: "classic" } }, FRIENDS],
  },
  resistance_mini: { load: () => import("../games/resistance_mini"), ways: [alone(2), FRIENDS] },
  mafia: { load: () => import("../games/mafia"), ways: [alone(6), FRIENDS] },
};

export const KEYS = Object.keys(GAMES) as GameKey[];

const covers = import.meta.glob<string>("../games/*/art/cover.svg", { eager: true, query: "?url", import: "default" });

/** The address of a game's picture. */
export const coverOf = (key: GameKey): string => covers[`../games/${key}/art/cover.svg`] ?? "";

/** A game's front end and its words. Throws where it has none. */
export async function loadGame(key: GameKey): Promise<AnyGame> {
  const entry = GAMES[key];
  if (!entry) throw new Error(`no front end: ${key}`);
  const [module] = await Promise.all([entry.load(), learn(key)]);
  return module.default;
}

/** The games there are: an entry each. What a game looks like is loaded when it is needed. */
import type { GameKey } from "../types";
import { learn } from "../app/texts";
import type { AnyGame } from "./game";

/** How a table of a game is set up from the list of tables; `start` where nobody else is needed. */
export interface Way {
  readonly name: "alone" | "friend";
  readonly options: { readonly [key: string]: unknown };
  readonly start: boolean;
}

interface Entry {
  readonly load: () => Promise<{ default: AnyGame }>;
  readonly ways: readonly Way[];
}

export const GAMES: Record<GameKey, Entry> = {
  duel: {
    load: () => import("../games/duel"),
    ways: [
      { name: "alone", options: { mode: "solo" }, start: true },
      { name: "friend", options: { mode: "duel" }, start: false },
    ],
  },
};

export const KEYS = Object.keys(GAMES) as GameKey[];

/** A game's front end and its words. */
export async function loadGame(key: GameKey): Promise<AnyGame> {
  const [module] = await Promise.all([GAMES[key].load(), learn(key)]);
  return module.default;
}

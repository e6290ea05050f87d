/** The games there are: a line each, loaded when somebody sits down to it. */
import type { GameKey } from "../types";
import { learn } from "../app/texts";
import type { AnyGame } from "./game";

const GAMES: Record<GameKey, () => Promise<{ default: AnyGame }>> = {
  duel: () => import("../games/duel"),
};

/** A game's front end and its words. */
export async function loadGame(key: GameKey): Promise<AnyGame> {
  const [module] = await Promise.all([GAMES[key](), learn(key)]);
  return module.default;
}

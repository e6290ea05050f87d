/** The rules drawer: a game's rules in our own words. */
import { useEffect, useState } from "preact/hooks";

import type { GameKey } from "../types";
import { t } from "../app/texts";
import type { AnyGame } from "./game";
import { loadGame } from "./games";
import { Sheet } from "./sheet";

interface Props {
  readonly game: GameKey;
  readonly close: () => void;
}

export function RulesSheet({ game, close }: Props) {
  const [module, setModule] = useState<AnyGame | null>(null);
  useEffect(() => void loadGame(game).then(setModule), [game]);
  return (
    <Sheet name="rules" title={t(`game-${game}`)} close={close}>
      {module?.rules.map((section) => (
        <section class="rule" key={section}>
          <h3>{t(`${game}-rules-${section}-title`)}</h3>
          <p>{t(`${game}-rules-${section}`)}</p>
          <module.RulesArt section={section} />
        </section>
      ))}
    </Sheet>
  );
}

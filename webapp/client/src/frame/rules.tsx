/** The rules drawer: a game's rules in our own words. */
import { useEffect, useState } from "preact/hooks";

import type { GameKey } from "../types";
import { learn, t } from "../app/texts";
import type { AnyGame, View } from "./game";
import { loadGame } from "./games";
import { Legends } from "./legend";
import { Sheet } from "./sheet";
import { toast } from "./toast";

interface Props {
  readonly game: GameKey;
  readonly close: () => void;
}

export function RulesSheet({ game, close }: Props) {
  const [module, setModule] = useState<AnyGame | null>(null);
  useEffect(() => {
    const loading = Promise.all([loadGame(game), learn(`${game}?rules`)]);
    loading.then(([loaded]) => setModule(loaded), () => (toast(""), close()));
  }, [game]);
  return (
    <Sheet name="rules" title={t(`game-${game}`)} close={close}>
      {module?.rules.map((section) => (
        <section class="rule" key={section}>
          <h3>{t(`${game}-rules-${section}-title`)}</h3>
          <p>{t(`${game}-rules-${section}`)}</p>
          <module.RulesArt section={section} />
        </section>
      ))}
      {module && <Legends module={module} />}
    </Sheet>
  );
}

interface LegendProps {
  readonly module: AnyGame;
  readonly view: View<GameKey> | null;
  readonly close: () => void;
}

/** What there is to look up while playing: the game's words, each with what it does. */
export function LegendSheet({ module, view, close }: LegendProps) {
  return (
    <Sheet name="legend" title={t("app-legend")} close={close}>
      <Legends module={module} view={view ?? null} />
    </Sheet>
  );
}

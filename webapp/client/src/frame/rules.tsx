/** The rules drawer: a game's rules in our own words. */
import { useEffect, useState } from "preact/hooks";

import type { GameKey } from "../types";
import { learn, t } from "../app/texts";
import type { AnyGame, Legend, View } from "./game";
import { loadGame } from "./games";
import { Sheet } from "./sheet";
import { wordName } from "./telling";
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
      {module && <LegendOf module={module} />}
    </Sheet>
  );
}

/** What there is to look up while playing: the game's words, each with what it does. */
export function LegendSheet({ module, view, close }: LegendProps & { readonly close: () => void }) {
  return (
    <Sheet name="legend" title={t("app-legend")} close={close}>
      <LegendOf module={module} view={view ?? null} />
    </Sheet>
  );
}

interface LegendProps {
  readonly module: AnyGame;
  /** Without a game being played everything there may be is explained. */
  readonly view?: View<GameKey> | null;
}

function LegendOf({ module: { key, legend, LegendArt }, view = null }: LegendProps) {
  const played = ({ words, among }: Legend): readonly string[] => {
    const those: unknown = among && view && (view as unknown as { [field: string]: unknown })[among];
    return Array.isArray(those) ? words.filter((word) => those.includes(word)) : words;
  };
  return (
    <>
      {legend.map((list) => (
        <ul class="legend" key={list.field}>
          {played(list).map((word) => (
            <li key={word}>
              <LegendArt field={list.field} word={word} />
              <p>
                <b>{wordName(key, list.field, word)}.</b> {t(`${key}-about-${word}`)}
              </p>
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

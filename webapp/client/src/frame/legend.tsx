/** What every role, item and card is and does; one's own first, as long as it isn't covered. */
import "./legend.css";

import type { GameKey } from "../types";
import { says, t } from "../app/texts";
import type { AnyGame, Legend, View } from "./game";
import { Eye, hidden } from "./secret";
import { wordName } from "./telling";

interface Props {
  readonly module: AnyGame;
  /** Without a game being played everything there may be is explained. */
  readonly view?: View<GameKey> | null;
}

/** The words that a field of the view names, one or a list. */
function named(view: Props["view"], field: string | undefined): readonly string[] | null {
  const value: unknown = field && view && (view as unknown as { [field: string]: unknown })[field];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : null;
}

/** The words to explain, and which of them are one's own. */
export function entries({ words, among, own }: Legend, view: Props["view"], covered: boolean) {
  const played = named(view, among);
  const mine = covered ? [] : (named(view, own) ?? []);
  const shown = words.filter((word) => !played || played.includes(word)).map((word) => ({ word, own: mine.includes(word) }));
  return [...shown.filter((each) => each.own), ...shown.filter((each) => !each.own)];
}

export function Legends({ module: { key, legend, LegendArt }, view = null }: Props) {
  return (
    <>
      {legend.map((list) => (
        <section class="legends" key={list.field} data-legend={list.field}>
          {says(`${key}-legend-${list.field}`) && <h3>{t(`${key}-legend-${list.field}`)}</h3>}
          <ul class="legend">
            {entries(list, view, hidden.value).map(({ word, own }) => (
              <li key={word} data-word={word} data-own={own ? "" : undefined}>
                <span class="legend-art">
                  <LegendArt field={list.field} word={word} />
                </span>
                <p>
                  <b>
                    {wordName(key, list.field, word)}
                    {own && <Eye />}
                  </b>
                  {t(`${key}-about-${word}`)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

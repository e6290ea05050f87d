/** After the game: how the shells lay, load by load; and the pictures of what there is to look up. */
import "./revealed.css";

import { digits, t } from "../../app/texts";
import type { Outcome } from "../../frame/game";
import { ItemArt } from "./items";
import { Shell } from "./shells";
import type { Item } from "./story";

export function Revealed({ outcome }: { readonly outcome: Outcome<"duel"> }) {
  const { loads } = outcome.revealed;
  const rounds = [...new Set(loads.map((load) => load.round))];
  return (
    <section class="loads">
      <h3>{t("duel-loads")}</h3>
      {rounds.map((round) => (
        <div class="loads-round" key={round}>
          <h4>{t("duel-round", { round })}</h4>
          {loads
            .filter((load) => load.round === round)
            .map((load, index) => (
              <p
                class="load"
                key={index}
                role="img"
                aria-label={load.shells.map((shell) => t("duel-shell", { shell })).join(t("and"))}
              >
                {load.shells.map((kind, place) => (
                  <span key={place}>
                    <Shell kind={kind} />
                    <small>{digits(place + 1)}</small>
                  </span>
                ))}
              </p>
            ))}
        </div>
      ))}
    </section>
  );
}

export function LegendArt({ field, word }: { readonly field: string; readonly word: string }) {
  return field === "item" ? <ItemArt item={word as Item} /> : <Shell kind={word as "live" | "blank"} />;
}

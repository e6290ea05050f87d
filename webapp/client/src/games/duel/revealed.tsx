/** After the game: how the shells lay, load by load; and the pictures of the rules. */
import "./revealed.css";

import { t } from "../../app/texts";
import type { Outcome } from "../../frame/game";
import { ItemArt } from "./items";
import { Shell } from "./shells";
import type { Item } from "./story";

export const ITEMS: readonly Item[] = [
  "cigarettes", "loupe", "beer", "handcuffs", "saw", "inverter", "phone", "adrenaline", "medicine",
];

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
                  <Shell key={place} kind={kind} />
                ))}
              </p>
            ))}
        </div>
      ))}
    </section>
  );
}

export function RulesArt({ section }: { readonly section: string }) {
  if (section === "items") {
    return (
      <ul class="rules-items">
        {ITEMS.map((item) => (
          <li key={item}>
            <ItemArt item={item} />
            <p>
              <b>{t(`duel-item-${item}`)}.</b> {t(`duel-about-${item}`)}
            </p>
          </li>
        ))}
      </ul>
    );
  }
  if (section !== "shells") return null;
  return (
    <p class="rules-shells">
      {(["live", "blank"] as const).map((shell) => (
        <span key={shell}>
          <Shell kind={shell} /> {t("duel-shell", { shell })}
        </span>
      ))}
    </p>
  );
}

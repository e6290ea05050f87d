/** After the game: all characters, the side that they made of everybody, and the missions that decided. */
import "./revealed.css";

import { t } from "../../app/texts";
import type { Outcome } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { listed, wordName } from "../../frame/telling";
import { Face, Paper } from "./pieces";
import type { Here } from "./told";

interface Props {
  readonly outcome: Outcome<"resistance_mini">;
  readonly scene: Here;
}

const named = (field: string, words: readonly string[]): string => listed(words.map((word) => wordName("resistance_mini", field, word)));

export function Revealed({ outcome, scene }: Props) {
  const { characters, sides, hands } = outcome.revealed;
  const results = scene.view.results;
  return (
    <section class="laid-open mini-open">
      {results.length > 0 && (
        <p class="mini-went" role="img" aria-label={t("resistance_mini-results", { names: named("result", results), count: results.length })}>
          {results.map((card, n) => (
            <Paper key={n} card={card} />
          ))}
        </p>
      )}
      <h3>{t("resistance_mini-sides")}</h3>
      <ul class="mini-sides">
        {sides.map((side, seat) => (
          <li key={seat} data-seat={seat} data-side={side} data-me={seat === scene.reader ? "" : undefined}>
            <SignOf seat={seat} />
            <span class="who">
              <bdi>{scene.name(seat)}</bdi>
              <small>{t("resistance_mini-side", { side })}</small>
              {hands[seat]!.length > 0 && (
                <span class="mini-left" role="img" aria-label={named("result", hands[seat]!)}>
                  {hands[seat]!.map((card, n) => (
                    <Paper key={n} card={card} />
                  ))}
                </span>
              )}
            </span>
            <span class="mini-faces" role="img" aria-label={named("character", characters[seat]!)}>
              {characters[seat]!.map((face, position) => (
                <span key={position} class={position === 1 ? "centre" : undefined} data-for={face === side ? "" : undefined}>
                  <span class="character-lies"><Face face={face} /></span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After the game: all characters, and the side everybody was on. */
import "./revealed.css";

import { t } from "../../app/texts";
import type { Outcome } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { wordName } from "../../frame/telling";
import { CardMark, FaceMark } from "./pieces";
import type { Card, Character, Here } from "./told";

interface Props {
  readonly outcome: Outcome<"resistance_mini">;
  readonly scene: Here;
}

export function Revealed({ outcome, scene }: Props) {
  const { characters, sides } = outcome.revealed;
  return (
    <section class="laid-open">
      <h3>{t("resistance_mini-sides")}</h3>
      <ul class="mini-sides">
        {sides.map((side, seat) => (
          <li key={seat} data-seat={seat} data-side={side} data-me={seat === scene.reader ? "" : undefined}>
            <SignOf seat={seat} />
            <span class="who">
              <bdi>{scene.name(seat)}</bdi>
              <small>{t("resistance_mini-side", { side })}</small>
            </span>
            <span class="mini-faces" role="img" aria-label={(characters[seat] ?? []).map((face) => wordName("resistance_mini", "character", face)).join(t("and"))}>
              {(characters[seat] ?? []).map((face, position) => (
                <span key={position} class="character-face" data-face={face}>
                  <FaceMark face={face} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LegendArt({ field, word }: { readonly field: string; readonly word: string }) {
  return field === "character" ? <FaceMark face={word as Character} /> : <CardMark card={word as Card} />;
}

/** After the game: who was what, and what was done in each night. */
import { t } from "../../app/texts";
import type { Outcome, Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { wordName } from "../../frame/telling";
import { RoleMark } from "./marks";

interface Props {
  readonly outcome: Outcome<"mafia">;
  readonly scene: Scene<"mafia">;
}

export function Revealed({ outcome, scene }: Props) {
  const { roles, nights } = outcome.revealed;
  return (
    <section class="laid-open">
      <h3>{t("mafia-roles")}</h3>
      <ul class="mafia-roles">
        {roles.map((role, seat) => (
          <li key={seat} data-seat={seat} data-role={role} data-me={seat === scene.reader ? "" : undefined}>
            <SignOf seat={seat} />
            <span class="who">
              <bdi>{scene.name(seat)}</bdi>
              <small>
                <RoleMark role={role} /> {wordName("mafia", "role", role)}
                {scene.view.fates[seat] !== "alive" && ` · ${wordName("mafia", "fate", scene.view.fates[seat]!)}`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {nights.length > 0 && <h3>{t("mafia-nights")}</h3>}
      <ol class="nights">
        {nights.map((night, place) => (
          <li key={place}>
            <b>{t("mafia-night", { night: place + 1 })}</b>
            <ul>
              {Object.entries(night.choices).map(([seat, target]) => (
                <li key={seat}>
                  {t("mafia-did", {
                    role: roles[Number(seat)]!,
                    who: scene.name(Number(seat)),
                    target: scene.name(target),
                    aim: Number(seat) === target ? "self" : "other",
                  })}
                </li>
              ))}
              {night.hit !== null && <li>{t("mafia-event-stunned", { reader: "other", who: scene.name(night.hit) })}</li>}
              {night.killed !== null && <li>{t("mafia-event-killed", { reader: "other", who: scene.name(night.killed) })}</li>}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

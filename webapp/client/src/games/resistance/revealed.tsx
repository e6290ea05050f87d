/** After the game: who was what, each in his place, and who had gone on each mission. */
import "./revealed.css";

import { t } from "../../app/texts";
import type { Outcome } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { wordName } from "../../frame/telling";
import { Place, Portrait, ResultMark } from "./marks";
import { Chip } from "./team";
import { type Here, sayMission } from "./told";

interface Props {
  readonly outcome: Outcome<"resistance">;
  readonly scene: Here;
}

export function Revealed({ outcome, scene }: Props) {
  const { roles } = outcome.revealed;
  return (
    <section class="res-open">
      <h3>{t("resistance-roles")}</h3>
      <ul class="res-roles">
        {roles.map((role, seat) => (
          <li key={seat} data-seat={seat} data-role={role} data-me={seat === scene.reader ? "" : undefined}>
            <Portrait of={role} />
            <span class="res-who">
              <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi>
            </span>
            <small>{wordName("resistance", "role", role)}</small>
          </li>
        ))}
      </ul>
      <h3>{t("resistance-missions")}</h3>
      <ol class="res-gone">
        {scene.view.missions.map((mission, place) => (
          <li key={place} data-result={mission.result}>
            <span class="res-station">
              <Place mission={place + 1} />
              <ResultMark result={mission.result} />
            </span>
            <p>{sayMission(mission, place + 1, scene)}</p>
            <ul class="res-team">
              {mission.team.map((seat) => (
                <Chip key={seat} scene={scene} seat={seat}>
                  {roles[seat] === "spy" && <Portrait of="spy" />}
                </Chip>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

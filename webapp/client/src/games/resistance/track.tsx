/** Five missions across the top, and below them how many teams were rejected in a row. */
import { digits, t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { wordsOf } from "../../frame/telling";
import { Bomb, Person, ResultMark } from "./marks";
import { type Mission, sayMission } from "./told";

interface Props {
  readonly scene: Scene<"resistance">;
  /** The mission that is looked up, by its place; null if none is. */
  readonly looked: number | null;
  look(place: number | null): void;
}

export function Track({ scene, looked, look }: Props) {
  const { view } = scene;
  return (
    <ol class="res-track" aria-label={t("resistance-missions")}>
      {view.missions.map((mission, place) => (
        <li key={place}>
          <button
            type="button"
            class="res-mission"
            data-mission={place + 1}
            data-result={mission.result}
            data-now={place + 1 === view.mission ? "" : undefined}
            aria-current={place + 1 === view.mission ? "step" : undefined}
            aria-pressed={looked === place}
            aria-label={sayMission(mission, place + 1, scene)}
            onClick={() => look(looked === place ? null : place)}
          >
            <Cell mission={mission} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How many go, * where it takes more than one sabotage; afterwards how it went, with how many. */
function Cell({ mission: { result, size, need, sabotages } }: { readonly mission: Mission }) {
  if (result === "open") {
    return (
      <span class="res-mission-size">
        <Person />
        <b>
          {digits(size)}
          {need > 1 && "*"}
        </b>
      </span>
    );
  }
  return (
    <>
      <ResultMark result={result} />
      <small>
        {result === "forfeited" ? "–" : digits(sabotages)} <Bomb />
      </small>
    </>
  );
}

export function Rejections({ scene: { view, ...teller } }: { readonly scene: Scene<"resistance"> }) {
  const dots = Array.from({ length: view.limit }, (_, n) => n < view.rejects);
  const words = wordsOf("resistance", view, teller);
  return (
    <p class="res-rejections" data-last={view.rejects === view.limit - 1 ? "" : undefined}>
      <span>{t("resistance-rejections")}</span>
      <span class="res-rejection-dots" role="img" aria-label={t("resistance-card-rejects", words)}>
        {dots.map((full, n) => (
          <i key={n} data-full={full ? "" : undefined} />
        ))}
      </span>
      <small>{t("resistance-rejections-cost", words)}</small>
    </p>
  );
}

/** Five missions on the plan, and below them how many teams were rejected in a row. */
import { digits, t } from "../../app/texts";
import { wordsOf } from "../../frame/telling";
import { Bomb, Double, Person, Place, ResultMark } from "./marks";
import { type Here, type Mission, sayMission } from "./told";

interface Props {
  readonly scene: Here;
  /** The mission that is looked up, by its place; null if none is. */
  readonly looked: number | null;
  look(place: number | null): void;
}

export function Track({ scene, looked, look }: Props) {
  const { view } = scene;
  return (
    <ol class="res-track" data-guide="track" aria-label={t("resistance-missions")}>
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
            onClick={() => look(looked === place ? null : place)}
          >
            <span class="unseen">{sayMission(mission, place + 1, scene)}</span>
            <span class="res-station" aria-hidden="true">
              <Place mission={place + 1} />
              <ResultMark result={mission.result} />
            </span>
            <Note mission={mission} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** How many go, and whether it takes two sabotages to fail; afterwards how many there were. */
function Note({ mission: { result, size, need, sabotages } }: { readonly mission: Mission }) {
  if (result === "open") {
    return (
      <b class="res-note" aria-hidden="true">
        <Person />
        {digits(size)}
        {need > 1 && <Double />}
      </b>
    );
  }
  return (
    <b class="res-note" aria-hidden="true">
      <Bomb /> {result === "forfeited" ? "–" : digits(sabotages)}
    </b>
  );
}

/** Dots that fill; the last one is the end, and looks like it. */
export function Rejections({ scene: { view, ...teller } }: { readonly scene: Here }) {
  const words = wordsOf("resistance", view, teller);
  return (
    <p class="res-rejections" data-last={view.rejects >= view.limit - 1 ? "" : undefined}>
      <span>{t("resistance-rejections")}</span>
      <span class="res-rejection-dots" role="img" aria-label={t("resistance-card-rejects", words)}>
        {Array.from({ length: view.limit }, (_, n) => (
          <i key={n} data-full={n < view.rejects ? "" : undefined}>
            {n === view.limit - 1 && <Bomb />}
          </i>
        ))}
      </span>
      <small>{t("resistance-rejections-cost", words)}</small>
    </p>
  );
}

/** The middle: a board that hangs from the crane with the morning's news, the trial, or the night. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { story } from "../../frame/opened";
import { moving } from "../../frame/playback";
import { listed, tellEvent, wordsOf } from "../../frame/telling";
import { Face, ROLES } from "./faces";
import { Deck, Nominee, Off, Stones } from "./ladder";
import { Out } from "./marks";
import { Lamp, Site } from "./site";
import { counted, fateOf, newsOf, nominees, type Shown } from "./told";

type Here = Scene<"mafia">;
interface Props {
  readonly scene: Here;
}

/** How a day ends: for that moment it is what the board says. */
const ENDS = ["accused", "jailed", "spared", "fell"];

export function Middle({ scene }: Props) {
  const view: Shown = scene.view;
  const dawns = view.light === "dawn";
  const told = moving.value;
  const end = told && ENDS.includes(told.kind) ? tellEvent("mafia", told, scene) : null;
  return (
    <>
      <Site view={view} />
      <div class="board" data-now={dawns ? "dawn" : view.stage}>
        <Lamp view={view} />
        {!dawns && <p class="hour-now">{end ?? t("mafia-card-board", wordsOf("mafia", view, scene))}</p>}
        {dawns && <News scene={scene} />}
        {view.stage === "meet" && !dawns && <Crew scene={scene} />}
        {view.stage === "nominate" && !dawns && <Nomination scene={scene} ended={end !== null} />}
        {view.stage === "vote" && <Trial scene={scene} />}
        {view.stage === "night" && !dawns && <Counted scene={scene} />}
      </div>
    </>
  );
}

/** Who they are among: as the story began. */
function Crew({ scene }: Props) {
  const began = story.value.find(({ kind }) => kind === "began");
  return (
    <>
      <p class="crew" aria-hidden="true">
        {ROLES.map((role) => (
          <Face key={role} role={role} />
        ))}
      </p>
      {began && <p class="told">{tellEvent("mafia", began, scene)}</p>}
    </>
  );
}

function Nomination({ scene, ended }: Props & { readonly ended: boolean }) {
  const { view } = scene;
  const names = nominees(view);
  return (
    <>
      {view.day > 1 && <News scene={scene} />}
      {names.length > 0 && (
        <Deck label={t("mafia-card-candidates", { candidates: listed(names.map(scene.name)) })} many={names.length}>
          {names.map((seat) => (
            <Nominee key={seat} scene={scene} seat={seat} by={view.accusers[seat]!} />
          ))}
        </Deck>
      )}
      {!ended && <p class="outlook">{t("mafia-outlook", { count: names.length })}</p>}
    </>
  );
}

/** What the morning told, as the story told it, on a note pinned to the board. */
function News({ scene }: Props) {
  return (
    <ul class="news" aria-label={t("mafia-news")}>
      {newsOf(scene.view).map(({ kind, seat }) => (
        <li key={kind} data-news={kind}>
          {tellEvent("mafia", { kind, data: seat === null ? {} : { seat }, to: null, fleeting: false }, scene)}
        </li>
      ))}
    </ul>
  );
}

/** How a vote can end, from the top of the ladder down. */
const VERDICTS = ["most", "again", "none"];

/** The vote: between whom it is; from the second round on also how the one before went. */
function Trial({ scene }: Props) {
  const view: Shown = scene.view;
  const again = view.round > 1 && !view.counting;
  const spared = again ? counted(view).filter((seat) => !view.candidates.includes(seat)) : [];
  return (
    <>
      {again && <p class="caption">{t("mafia-round", { round: view.round - 1 })}</p>}
      <Deck label={t("mafia-card-candidates", { candidates: listed(view.candidates.map(scene.name)) })} many={view.candidates.length}>
        {view.candidates.map((seat) => (
          <Nominee key={seat} scene={scene} seat={seat} by={again || view.counting ? null : (view.accusers[seat] ?? null)}>
            {(again || view.counting) && <Stones scene={scene} seat={seat} />}
          </Nominee>
        ))}
      </Deck>
      {spared.length > 0 && <Off scene={scene} seats={spared} />}
      {!view.counting && (
        <ol class="verdicts">
          {VERDICTS.map((each) => (
            <li key={each}>{t(`mafia-verdict-${each}`)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

/** How the last vote went. */
function Counted({ scene }: Props) {
  const { view } = scene;
  const against = counted(view);
  if (against.length === 0) return null;
  const jailed = against.filter((seat) => fateOf(view, seat) === "jailed");
  const spared = against.filter((seat) => !jailed.includes(seat));
  return (
    <>
      <p class="caption">{t("mafia-counted")}</p>
      {jailed.length > 0 && (
        <Deck label={t("mafia-counted")} many={1}>
          {jailed.map((seat) => (
            <Nominee key={seat} scene={scene} seat={seat}>
              <Out fate="jailed" /> <Stones scene={scene} seat={seat} />
            </Nominee>
          ))}
        </Deck>
      )}
      {spared.length > 0 && <Off scene={scene} seats={spared} />}
    </>
  );
}

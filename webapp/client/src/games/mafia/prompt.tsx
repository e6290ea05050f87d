/** What the dock asks at night, the same of everybody; and what it says to those who only look on. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { label, silence } from "../../frame/labels";
import { Offers } from "../../frame/offers";
import { Silence } from "../../frame/ring";
import { chosenBy, isOut } from "./told";

type Here = Scene<"mafia">;

export function Prompt(scene: Here) {
  const { view, reader } = scene;
  if (view.stage === "night") return <Night {...scene} />;
  const silentBefore = reader !== null && (view.missed[reader] ?? 0) > 1;
  return (
    <>
      {silentBefore && <p class="question"><em>{t("mafia-last-call")}</em></p>}
      <Offers {...scene} />
    </>
  );
}

/** Whom it is about is touched on the table, and may be changed; here one is ready. What one's role is after stands in one's own frame. */
function Night(scene: Here) {
  const { snapshot, view, reader } = scene;
  const waited = reader !== null && snapshot.waiting.includes(reader);
  const chosen = chosenBy(view, reader) !== null;
  const silent = waited ? silence(scene) : null;
  return (
    <div class="offers">
      <p class="question">{t(waited ? "mafia-ask-night" : "mafia-ready")}</p>
      <div class="answers mafia-answers">
        {snapshot.offers
          .filter(({ most }) => most === 0)
          .map((offer) => (
            <button
              type="button"
              key={offer.kind}
              class={offer.kind === "ready" && chosen ? "button main" : "button"}
              data-offer={offer.kind}
              disabled={!scene.free}
              onClick={() => scene.play(offer.kind, [])}
            >
              {offer.kind === "ready" && !chosen ? t("mafia-nobody") : label(scene, offer, [])}
            </button>
          ))}
      </div>
      {silent && <Silence what={silent} />}
    </div>
  );
}

/** Why nothing is asked of me. */
export function Meanwhile({ view, reader }: Here) {
  if (reader === null) return null;
  if (isOut(view, reader)) return <p class="question">{t("mafia-looks-on")}</p>;
  return view.stunned === reader ? <p class="question">{t("mafia-lies-low")}</p> : null;
}

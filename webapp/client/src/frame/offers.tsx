/** What the dock asks in any game: the offers as buttons, and what is picked on the table itself. */
import "./offers.css";

import { useEffect } from "preact/hooks";

import type { GameKey, Offer } from "../types";
import { layer } from "../app/router";
import { t } from "../app/texts";
import { stir } from "./acting";
import { refocus } from "./focus";
import type { Scene } from "./game";
import { label, question, silence, thingOf } from "./labels";
import { allows, answering, asksOwn, isTouched, type Manners, pick, picking, readable, unpick, whereIs } from "./picking";
import { game } from "./playback";
import { Silence } from "./ring";
import { hidden } from "./secret";
import { useRipe } from "./ripe";

type Any = Scene<GameKey>;

interface Props {
  readonly scene: Any;
  readonly manners: Manners;
}

/** The question, its answers, and what silence will mean. */
export function Offers(scene: Any) {
  const manners = game.value?.manners ?? {};
  const now = picking.value;
  const begun = now?.kind ? (scene.snapshot.offers.find(({ kind }) => kind === now.kind) ?? null) : null;
  const dirty = now !== null;
  useEffect(() => (dirty ? layer(unpick) : undefined), [dirty]);
  const silent = silence(scene);
  return (
    <div class="offers" data-asked={begun?.kind ?? ""}>
      <p class="question">{question(scene, begun)}</p>
      {hidden.value && asksOwn(begun ? [begun] : scene.snapshot.offers) && <p class="hint">{t("app-uncover")}</p>}
      {now && !begun ? (
        <Meant scene={scene} manners={manners} touched={now.picks[0] ?? ""} />
      ) : begun && answering(scene.snapshot.offers, manners, null) !== begun ? (
        <Answer scene={scene} manners={manners} offer={begun} />
      ) : (
        <All scene={scene} manners={manners} />
      )}
      {silent && <Silence what={silent} />}
    </div>
  );
}

/** Everything on offer, each with its button or buttons. */
function All({ scene, manners }: Props) {
  const { offers } = scene.snapshot;
  const meant = answering(offers, manners, null);
  return (
    <div class="answers">
      {offers.map((offer) => {
        if (offer.most === 0) return <Play key={offer.kind} scene={scene} manners={manners} offer={offer} picks={[]} />;
        if (offer === meant) return <Confirm key={offer.kind} scene={scene} manners={manners} offer={offer} />;
        if (isTouched(offer, manners) || offer.most > 1) return <Begin key={offer.kind} scene={scene} offer={offer} />;
        return offer.among.map((each) => (
          <Play key={`${offer.kind}-${each}`} scene={scene} manners={manners} offer={offer} picks={[each]} />
        ));
      })}
    </div>
  );
}

/** One offer that was begun: what is chosen of it, and the button that plays it. */
function Answer({ scene, manners, offer }: Props & { readonly offer: Offer }) {
  const ripe = useRipe(!!manners[offer.kind]?.sure);
  const chosen = picking.value?.picks ?? [];
  const words = offer.among.filter((each) => whereIs(each, offer, manners) === "dock");
  const full = chosen.length >= offer.most && offer.most > 1;
  const toggle = (each: string) => {
    const rest = chosen.filter((other) => other !== each);
    const next = rest.length < chosen.length ? rest : offer.most === 1 ? [each] : [...chosen, each];
    pick(offer.kind, ...next);
  };
  return (
    <>
      {offer.most > 0 && words.length > 0 && (
        <div class="answers">
          {words.map((each) => (
            <button
              type="button"
              key={each}
              class="button chip-button"
              data-pick={each}
              aria-pressed={chosen.includes(each)}
              aria-disabled={(!allows(offer, each) && !hidden.value) || undefined}
              disabled={!scene.free || (full && !chosen.includes(each))}
              onClick={() => allows(offer, each) && toggle(each)}
            >
              {thingOf(scene, offer, each)}
            </button>
          ))}
        </div>
      )}
      <div class="row">
        <button type="button" class="button" data-act="put-back" onClick={unpick}>
          {t("app-cancel")}
        </button>
        <Confirm scene={scene} manners={{}} offer={offer} ripe={ripe} />
      </div>
    </>
  );
}

/** What a touch could mean, where several offers take it. */
function Meant({ scene, manners, touched }: Props & { readonly touched: string }) {
  const able = scene.snapshot.offers.filter((offer) => allows(offer, touched) && isTouched(offer, manners));
  return (
    <div class="answers">
      {able.map((offer) =>
        offer.least > 1 ? (
          <button type="button" key={offer.kind} class="button" data-offer={offer.kind} onClick={() => pick(offer.kind, touched)}>
            {label(scene, offer, [touched])}
          </button>
        ) : (
          <Play key={offer.kind} scene={scene} manners={manners} offer={offer} picks={[touched]} />
        ),
      )}
      <button type="button" class="button" data-act="put-back" onClick={unpick}>
        {t("app-cancel")}
      </button>
    </div>
  );
}

interface PlayProps extends Props {
  readonly offer: Offer;
  readonly picks: readonly string[];
}

/** A button that plays at once, or asks once more first. */
function Play({ scene, manners, offer, picks }: PlayProps) {
  const barred = picks.some((each) => offer.barred.includes(each));
  const sure = manners[offer.kind]?.sure;
  const touch = () => (sure ? pick(offer.kind, ...picks) : scene.play(offer.kind, picks));
  const only = offer.most === 0 && scene.snapshot.offers.length === 1;
  return (
    <button
      type="button"
      class={only ? "button main" : "button"}
      data-offer={offer.kind}
      data-pick={picks[0]}
      disabled={!scene.free}
      aria-disabled={(barred && !hidden.value) || undefined}
      onClick={() => barred || touch()}
    >
      {label(scene, offer, picks)}
    </button>
  );
}

/** Begin an answer; what can be touched for it stirs. */
export function begin(kind: string): void {
  pick(kind);
  requestAnimationFrame(() => {
    const offered = document.querySelectorAll("[data-stage] [data-offered]");
    offered.forEach(stir);
    refocus(document.querySelector<HTMLElement>("[data-stage] :is(button[data-offered], [data-offered] > button)"));
  });
}

/** A button after which something is touched on the table. */
function Begin({ scene, offer }: { readonly scene: Any; readonly offer: Offer }) {
  return (
    <button type="button" class="button" data-offer={offer.kind} disabled={!scene.free} onClick={() => begin(offer.kind)}>
      {label(scene, offer, [])}
    </button>
  );
}

/** The one button that plays what was chosen; as long as too little is chosen it says how much. */
function Confirm({ scene, manners, offer, ripe = true }: Props & { readonly offer: Offer; readonly ripe?: boolean }) {
  const chosen = picking.value?.kind === offer.kind ? picking.value.picks : [];
  const enough = chosen.length >= offer.least;
  const begins = chosen.length === 0 && offer.least > 0 && scene.snapshot.offers.length > 1 && picking.value === null;
  if (manners[offer.kind]?.now && offer.most === 1) return null;
  return (
    <button
      type="button"
      class={begins ? "button" : "button main"}
      data-offer={offer.kind}
      data-act="confirm"
      disabled={!scene.free || !(enough || begins)}
      aria-disabled={!ripe || undefined}
      onClick={() => ripe && (begins ? begin(offer.kind) : scene.play(offer.kind, chosen))}
    >
      {label(scene, offer, readable(chosen, manners[offer.kind], hidden.value))}
      {offer.most > 1 && <small class="count">{t("app-picked", { count: chosen.length, most: offer.most })}</small>}
    </button>
  );
}

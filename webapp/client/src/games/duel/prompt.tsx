/** What the dock says: what is asked, or what the touched item does. */
import type { ComponentChildren } from "preact";

import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { pick, picking, unpick } from "../../frame/picking";
import type { Item } from "./story";

export function Prompt(scene: Scene<"duel">) {
  const chosen = picking.value;
  const [item, side] = (chosen?.picks ?? []) as [Item?, string?];
  if (chosen && item && chosen.kind !== "steal") {
    return <About scene={scene} item={item} mine={side === "mine"} kind={chosen.kind} />;
  }
  if (scene.snapshot.question === null) return <Voice scene={scene} />;
  if (chosen?.kind === "shoot") return <Asking text={t("duel-ask-target")}><PutBack text="duel-gun-back" /></Asking>;
  if (chosen?.kind === "steal") return <Asking text={t("duel-ask-theft")}><PutBack text="app-cancel" /></Asking>;
  const items = scene.snapshot.offers.length > 1;
  return (
    <Asking text={t(items ? "duel-ask" : "duel-ask-bare")}>
      <button type="button" class="button main" data-act="gun" disabled={!scene.free} onClick={() => pick("shoot")}>
        {t("duel-gun-take")}
      </button>
    </Asking>
  );
}

function Asking({ text, children }: { readonly text: string; readonly children: ComponentChildren }) {
  return (
    <>
      <p class="question">{text}</p>
      {children}
    </>
  );
}

function PutBack({ text }: { readonly text: string }) {
  return (
    <button type="button" class="button" onClick={unpick}>
      {t(text)}
    </button>
  );
}

interface AboutProps {
  readonly scene: Scene<"duel">;
  readonly item: Item;
  readonly mine: boolean;
  readonly kind: string;
}

function About({ scene, item, mine, kind }: AboutProps) {
  const asked = scene.snapshot.question !== null;
  const note = kind === "use" ? warning(scene, item) : asked ? t(mine ? "duel-not-now" : "duel-not-mine") : "";
  return (
    <>
      <p class="question">
        <b>{t(`duel-item-${item}`)}.</b> {t(`duel-about-${item}`)} {note && <em>{note}</em>}
      </p>
      <div class="row">
        {kind === "use" && (
          <button type="button" class="button main" data-act="use" disabled={!scene.free} onClick={() => scene.play("use", [item])}>
            {t("duel-use")}
          </button>
        )}
        <PutBack text={kind === "use" ? "app-cancel" : "app-ok"} />
      </div>
    </>
  );
}

/** What a person would want to know before spending an item for nothing. */
function warning({ view, reader }: Scene<"duel">, item: Item): string {
  if (item === "phone" && view.live + view.blank === 1) return t("duel-warn-phone");
  const whole = view.charges[reader ?? 0] === view.cap;
  return whole && (item === "cigarettes" || item === "medicine") ? t("duel-warn-whole") : "";
}

const PHRASES = 6;

/** The voice of the table while the dealer thinks. It is drawn from the turn's number alone. */
function Voice({ scene }: { readonly scene: Scene<"duel"> }) {
  const { people, clock } = scene.snapshot;
  const dealer = people.findIndex((person) => person.house);
  if (dealer < 0 || scene.view.turn !== dealer || !clock) return null;
  const turn = Number(clock.key.replace(/\D/g, ""));
  return <p class="voice">“{t(`duel-dealer-says-${(turn % PHRASES) + 1}`)}”</p>;
}

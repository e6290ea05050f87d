/** The middle of the table: the court, the treasury, and what is claimed just now. */
import { useState } from "preact/hooks";

import { digits, t } from "../../app/texts";
import type { Scene, Teller, View } from "../../frame/game";
import { game, moving } from "../../frame/playback";
import { LegendSheet } from "../../frame/rules";
import { Secret } from "../../frame/secret";
import { SignOf } from "../../frame/signs";
import { tellEvent, wordsOf } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import { Coin, Emblem, Face, roleName, Small } from "./roles";

/** A name that leaves room for what is said with it. */
const LONGEST = 16;

type CoupView = View<"coup">;
type Claim = NonNullable<CoupView["claim"]>;
interface Props {
  readonly scene: Scene<"coup">;
}

export function Middle({ scene }: Props) {
  const { view } = scene;
  const { claim, block } = view;
  return (
    <div class="court">
      <Bank view={view} />
      {claim && <Said scene={scene} claim={claim} over={block !== null} />}
      {block && <Said scene={scene} claim={block} />}
      {view.examined && (
        <div class="shown">
          <Secret title={t("coup-shown")}>
            <Face role={view.examined} />
          </Secret>
        </div>
      )}
      {view.stage === "pick" && view.pile.length > 0 && !picked(scene) && <Pile scene={scene} />}
      <Now scene={scene} />
    </div>
  );
}

/** The same people, by names that fit into a sentence on the table. */
function briefly({ reader, name }: Teller): Teller {
  const cut = (whole: string) => ([...whole].length > LONGEST ? `${[...whole].slice(0, LONGEST - 1).join("")}…` : whole);
  return { reader, name: (seat) => cut(name(seat)) };
}

const picked = ({ view, reader }: Scene<"coup">): boolean => reader !== null && view.answered.includes(reader);

/** The treasury, how many cards the court has, and what there is to look up. */
function Bank({ view }: { readonly view: CoupView }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="bank">
      <span class="bank-part" role="img" aria-label={t("coup-treasury")}>
        <Coin />
        <Coin />
        <Coin />
      </span>
      <span class="bank-part" data-court={view.court}>
        <Small />
        {t("coup-court", { court: digits(view.court) })}
      </span>
      <button type="button" class="bank-part look-up" data-act="look-up" onClick={() => setOpen(true)}>
        {t("coup-look-up")}
      </button>
      {open && game.value && <LegendSheet module={game.value} view={view} close={() => setOpen(false)} />}
    </div>
  );
}

interface SaidProps extends Props {
  readonly claim: Claim;
  /** Whether somebody stands against it: then that is what matters. */
  readonly over?: boolean;
}

/** Who says what, as whom, and at whom it is aimed. */
function Said({ scene, claim, over = false }: SaidProps) {
  const kind = claim.action === "block" ? "blocked" : claim.target === null ? "announced" : "aimed";
  return (
    <p class="said" data-said={claim.action} data-over={over ? "" : undefined}>
      <SignOf seat={claim.seat} />
      <span class="said-words">{t(`coup-event-${kind}`, wordsOf("coup", claim, briefly(scene)))}</span>
      {claim.role && <Emblem role={claim.role} />}
    </p>
  );
}

/** What happens just now; who is asked reads it in the dock. */
function Now({ scene }: Props) {
  const { view } = scene;
  if (moving.value) return <p class="now" data-moving="">{tellEvent("coup", moving.value, briefly(scene))}</p>;
  if (scene.snapshot.question !== null || view.stage === "over") return null;
  const target = view.claim?.target ?? null;
  const words = wordsOf("coup", { ...view, target }, briefly(scene));
  return <p class="now">{t(`coup-now-${view.stage}`, { ...words, at: target === null ? "all" : "one" })}</p>;
}

/** Two players: the five of which one becomes the second card. */
function Pile({ scene }: Props) {
  return (
    <Secret title={t("coup-pile")}>
      <div class="hand" data-pile>
        {scene.view.pile.map((role, place) => (
          <Touch key={place} scene={scene} pick={String(place)} label={roleName(role)} class="own-card">
            <Face role={role} />
          </Touch>
        ))}
      </div>
    </Secret>
  );
}

/** What the dock asks: on one's turn all there is to do at a glance, else the offers as usual. */
import { t } from "../../app/texts";
import { question, silence } from "../../frame/labels";
import { begin, Offers } from "../../frame/offers";
import { pick, picking } from "../../frame/picking";
import { Silence } from "../../frame/ring";
import { wordName } from "../../frame/telling";
import { Face, Paper, Picture, Token } from "./pieces";
import type { Card, Character, Here } from "./told";

export function Prompt(scene: Here) {
  return scene.view.stage === "turn" && picking.value === null ? <Actions {...scene} /> : <Offers {...scene} />;
}

function Actions(scene: Here) {
  const { offers } = scene.snapshot;
  const silent = silence(scene);
  const claims = offers.find(({ kind }) => kind === "claim");
  return (
    <div class="offers mini-actions" data-asked="">
      <p class="question">{question(scene, null)}</p>
      <div class="mini-row">
        {offers.map(({ kind, most }) => kind !== "claim" && <Deed key={kind} scene={scene} kind={kind} whole={most === 0} />)}
      </div>
      {claims && (
        <>
          <p class="mini-note" id="to-claim">{t("resistance_mini-to-claim")}</p>
          <div class="mini-row" role="group" aria-labelledby="to-claim">
            {claims.among.map((claim) => (
              <button type="button" key={claim} class="button mini-claim" data-offer="claim" data-pick={claim} disabled={!scene.free} onClick={() => pick("claim", claim)}>
                <Picture word={claim as Card | Character} />
                <span>{wordName("resistance_mini", "claim", claim)}</span>
              </button>
            ))}
          </div>
        </>
      )}
      {silent && <Silence what={silent} />}
    </div>
  );
}

interface DeedProps {
  readonly scene: Here;
  readonly kind: string;
  /** Whether there is nothing to pick for it. */
  readonly whole: boolean;
}

function Deed({ scene, kind, whole }: DeedProps) {
  const has = scene.reader !== null && scene.view.factions[scene.reader] ? "yes" : "no";
  return (
    <button type="button" class="button mini-deed" data-offer={kind} disabled={!scene.free} onClick={() => (whole ? scene.play(kind, []) : begin(kind))}>
      <span class="mini-deed-art" data-deed={kind} data-back={has === "yes" ? "" : undefined} aria-hidden="true">
        {kind === "faction" ? <Token /> : kind === "swap" ? <><Face face={null} /><Face face={null} /></> : <Paper card={null} />}
      </span>
      <span>{t(`resistance_mini-do-${kind}`, { has })}</span>
    </button>
  );
}

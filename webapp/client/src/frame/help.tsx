/** What one may want to know in the middle of a game: what each offer does, and what everything is. */
import "./help.css";

import { useEffect, useState } from "preact/hooks";

import type { GameKey, Offer } from "../types";
import { learn, t } from "../app/texts";
import type { AnyGame, Scene } from "./game";
import { hint, label, thingOf } from "./labels";
import { Legends } from "./legend";
import { RulesSheet } from "./parts";
import { Sheet } from "./sheet";
import { few } from "./telling";
import type { Told } from "./tips";
import { showRound } from "./walking";

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
  readonly close: () => void;
}

const WORDLESS = "…";

/** What a button says; where that is only what is picked, all there is to pick. */
function nameOf(scene: Scene<GameKey>, offer: Offer, picks: readonly string[]): string {
  const name = label(scene, offer, picks);
  return name === WORDLESS ? few(offer.among.map((pick) => thingOf(scene, offer, pick))) : name;
}

/** An offer by what it does: once, or for each of its picks where that makes a difference. */
function toldOfOffer(scene: Scene<GameKey>, offer: Offer): readonly Told[] {
  const tell = (picks: readonly string[]): Told => ({ title: nameOf(scene, offer, picks), text: hint(scene, offer, picks) ?? "" });
  const each = offer.most === 1 ? offer.among.map((pick) => tell([pick])) : [];
  return each.length === 1 || new Set(each.map(({ text }) => text)).size > 1 ? each : [tell([])];
}

export function HelpSheet({ module, scene, close }: Props) {
  const [rules, openRules] = useState(false);
  const [, known] = useState(false);
  useEffect(() => void learn(`${module.key}?rules`).then(() => known(true), () => undefined), []);
  const { offers, question, game } = scene.snapshot;
  if (rules) return <RulesSheet game={game} close={close} />;
  const told = question === null ? [] : offers.flatMap((offer) => toldOfOffer(scene, offer)).filter(({ text }) => text);
  return (
    <Sheet name="help" title={t("app-help")} close={close}>
      <div class="row">
        <button type="button" class="button" data-act="show-round" onClick={() => (close(), showRound(module.key))}>{t("app-guide-show")}</button>
        <button type="button" class="button" data-act="rules" onClick={() => openRules(true)}>{t("app-rules")}</button>
      </div>
      {told.length > 0 && (
        <section class="may">
          <h3>{t("app-help-may")}</h3>
          <dl>
            {told.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Legends module={module} view={scene.view} />
    </Sheet>
  );
}

/** The end: who won and why, everything laid open, and once more. */
import "./result.css";

import { useEffect, useState } from "preact/hooks";

import type { GameKey, Proof, Snapshot } from "../types";
import { go } from "../app/router";
import { proofHolds } from "../app/salt";
import { t } from "../app/texts";
import { useFocus } from "./focus";
import type { AnyGame, Scene } from "./game";
import { busy, command } from "./opened";
import { StorySheet } from "./parts";
import { Lamp } from "./pictures";
import { SignOf } from "./signs";
import { few } from "./telling";

interface Props {
  readonly module: AnyGame;
  readonly scene: Scene<GameKey>;
}

type Ending = "won" | "lost" | "drawn" | "watched";

export function Result({ module, scene }: Props) {
  const [story, setStory] = useState(false);
  const head = useFocus<HTMLHeadingElement>();
  const { outcome, proof } = scene.snapshot;
  if (!outcome) return null;
  const { winners } = outcome;
  const watched = scene.reader === null;
  const won = scene.reader !== null && winners.includes(scene.reader);
  const ending: Ending = winners.length === 0 ? "drawn" : watched ? "watched" : won ? "won" : "lost";
  const who = few(winners.map(scene.name));
  return (
    <section class="result" data-result={ending}>
      <div class="result-head" role="status">
        <Lamp dark={ending === "lost" || ending === "drawn"} />
        <h2 ref={head}>{t(`app-over-${ending}`, { who })}</h2>
        <p>{module.reason(outcome, scene)}</p>
        {winners.length > 0 && <Winners scene={scene} winners={winners} />}
      </div>
      <Again scene={scene} />
      <module.Revealed outcome={outcome} scene={scene} />
      {proof && <ProofOf proof={proof} table={scene.snapshot} />}
      <nav class="links">
        <button type="button" data-act="story" onClick={() => setStory(true)}>{t("app-story")}</button>
        <button type="button" onClick={() => go(null)}>{t("app-home")}</button>
      </nav>
      {story && <StorySheet module={module} teller={scene} close={() => setStory(false)} />}
    </section>
  );
}

/** Whoever has won, by sign and name. */
function Winners({ scene, winners }: { readonly scene: Scene<GameKey>; readonly winners: readonly number[] }) {
  return (
    <ul class="winners" aria-label={t("app-winners")}>
      {winners.map((seat) => (
        <li key={seat} data-me={seat === scene.reader ? "" : undefined}>
          <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Again({ scene }: { readonly scene: Scene<GameKey> }) {
  const { people, may, seat } = scene.snapshot;
  const others = people.flatMap((person, other) => (other === seat || person.gone || person.computer ? [] : [other]));
  const wants = others.filter((other) => people[other]?.again);
  const slow = others.filter((other) => !people[other]?.again);
  const named = (seats: readonly number[]) => few(seats.map(scene.name));
  return (
    <div class="stack">
      {wants.length > 0 && may.includes("again") && (
        <p class="wants" role="status">{t("app-again-wants", { who: named(wants) })}</p>
      )}
      {may.includes("again") && (
        <button type="button" class="button main" data-act="again" disabled={busy.value} onClick={() => command("again")}>
          {t("app-again")}
        </button>
      )}
      {seat !== null && !may.includes("again") && slow.length > 0 && (
        <p class="hint" role="status">{t("app-again-asked", { who: named(slow) })}</p>
      )}
      {may.includes("start") && (
        <button type="button" class="button main" data-act="start" disabled={busy.value} onClick={() => command("start")}>
          {t("app-deal-again")}
        </button>
      )}
    </div>
  );
}

function ProofOf({ proof, table }: { readonly proof: Proof; readonly table: Snapshot }) {
  const [holds, setHolds] = useState<boolean | null>(null);
  useEffect(() => void proofHolds(table).then(setHolds), [proof.secret]);
  return (
    <details class="proof">
      <summary>{t("app-proof")}</summary>
      <p>{t("app-proof-text")}</p>
      {holds !== null && <p data-proof={holds ? "holds" : "broken"}>{t(holds ? "app-proof-holds" : "app-proof-broken")}</p>}
      <dl>
        <dt>{t("app-seal")}</dt>
        <dd>{proof.seal}</dd>
        <dt>{t("app-secret")}</dt>
        <dd>{proof.secret}</dd>
        <dt>{t("app-salts")}</dt>
        {proof.salts.map((salt, index) => (
          <dd key={index}>{salt || "–"}</dd>
        ))}
      </dl>
    </details>
  );
}

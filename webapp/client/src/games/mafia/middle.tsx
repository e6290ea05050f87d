/** The middle: the morning's news, the trial with its votes, or the night. */
import type { ComponentChildren } from "preact";

import { digits, t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { story } from "../../frame/opened";
import { SignOf } from "../../frame/signs";
import { listed, tellEvent, wordsOf } from "../../frame/telling";
import { Out } from "./marks";
import { counted, fateOf, nominees, votersFor } from "./told";

const FEW = 3;

type Here = Scene<"mafia">;
interface Props {
  readonly scene: Here;
}

export function Middle({ scene }: Props) {
  const { view } = scene;
  return (
    <div class="site" data-now={view.stage} data-many={nominees(view).length > FEW ? "" : undefined}>
      <p class="now">{t("mafia-card-board", wordsOf("mafia", view, scene))}</p>
      {view.stage === "meet" && <Crew scene={scene} />}
      {view.stage === "nominate" && <Nomination scene={scene} />}
      {view.stage === "vote" && (view.candidates.length ? <Trial scene={scene} /> : <Counted scene={scene} />)}
      {view.stage === "night" && <Counted scene={scene} />}
    </div>
  );
}

/** Who they are among: as the story began. */
function Crew({ scene }: Props) {
  const began = story.value.find(({ kind }) => kind === "began");
  return began ? <p class="news">{tellEvent("mafia", began, scene)}</p> : null;
}

function Nomination({ scene }: Props) {
  const { view } = scene;
  const names = nominees(view);
  return (
    <>
      {view.day > 1 && <News scene={scene} />}
      {names.length > 0 && (
        <Scaffold label={t("mafia-card-candidates", { candidates: listed(names.map(scene.name)) })}>
          {names.map((seat) => (
            <Nominee key={seat} scene={scene} seat={seat}>
              <small>{t("mafia-card-accusers", { accusers: scene.name(view.accusers[seat]!) })}</small>
              <span class="stones by" aria-hidden="true">
                ‹ <SignOf seat={view.accusers[seat]!} />
              </span>
            </Nominee>
          ))}
        </Scaffold>
      )}
      <p class="outlook">{t("mafia-outlook", { count: names.length })}</p>
    </>
  );
}

/** What the morning told, as the story told it. */
function News({ scene }: Props) {
  const { bricked, killed } = scene.view;
  const kinds = [
    bricked !== null && { kind: fateOf(scene.view, bricked) === "bricked" ? "bricked" : "stunned", seat: bricked },
    killed !== null && { kind: "killed", seat: killed },
  ].filter((news) => news !== false);
  const lines = kinds.length ? kinds : [{ kind: "slept", seat: null }];
  return (
    <ul class="news">
      {lines.map(({ kind, seat }) => (
        <li key={kind} data-news={kind}>
          {tellEvent("mafia", { kind, data: seat === null ? {} : { seat }, to: null, fleeting: false }, scene)}
        </li>
      ))}
    </ul>
  );
}

/** The vote: between whom it is; from the second round on also how the one before went. */
function Trial({ scene }: Props) {
  const { view } = scene;
  const again = view.round > 1;
  const spared = again ? counted(view).filter((seat) => !view.candidates.includes(seat)) : [];
  return (
    <>
      {again && <p class="caption">{t("mafia-round", { round: view.round - 1 })}</p>}
      <Scaffold label={t("mafia-card-candidates", { candidates: listed(view.candidates.map(scene.name)) })}>
        {view.candidates.map((seat) => (
          <Nominee key={seat} scene={scene} seat={seat}>{again && <Stones scene={scene} seat={seat} />}</Nominee>
        ))}
        {spared.map((seat) => (
          <Nominee key={seat} scene={scene} seat={seat} off>
            <Stones scene={scene} seat={seat} /> <small>{t("mafia-spared")}</small>
          </Nominee>
        ))}
      </Scaffold>
    </>
  );
}

/** How the last vote went; while it is being told it is not over for anybody. */
function Counted({ scene }: Props) {
  const { view } = scene;
  const against = counted(view);
  if (against.length === 0) return null;
  return (
    <>
      <p class="caption">{t("mafia-counted")}</p>
      <Scaffold label={t("mafia-counted")}>
        {against.map((seat) => (
          <Nominee key={seat} scene={scene} seat={seat} off={view.stage !== "vote" && fateOf(view, seat) !== "jailed"}>
            {fateOf(view, seat) === "jailed" && <Out fate="jailed" />} <Stones scene={scene} seat={seat} />
          </Nominee>
        ))}
      </Scaffold>
    </>
  );
}

const Scaffold = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <ul class="trial" aria-label={label}>
    {children}
  </ul>
);

interface NomineeProps extends Props {
  readonly seat: number;
  /** Not at stake any more. */
  readonly off?: boolean;
  readonly children?: ComponentChildren;
}

function Nominee({ scene, seat, off, children }: NomineeProps) {
  return (
    <li data-nominee={seat} data-off={off ? "" : undefined}>
      <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi> {children}
    </li>
  );
}

/** The votes against somebody: how many, and a stone of each voter. */
function Stones({ scene, seat }: Props & { readonly seat: number }) {
  const voters = votersFor(scene.view, seat);
  return (
    <span class="stones" role="img" aria-label={t("mafia-votes", { count: voters.length, voters: listed(voters.map(scene.name)) })}>
      <b>{digits(voters.length)}</b>
      {voters.map((voter) => (
        <SignOf key={voter} seat={voter} />
      ))}
    </span>
  );
}

/** The middle: the morning's news, the trial with its votes, or the night. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { listed, tellEvent, wordsOf } from "../../frame/telling";
import { nominees, votersFor } from "./told";

type Here = Scene<"mafia">;

export function Middle({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  return (
    <div class="site" data-now={view.stage}>
      <p class="now">{t("mafia-card-board", wordsOf("mafia", view, scene))}</p>
      {view.stage === "nominate" && view.day > 1 && <News scene={scene} />}
      <Trial scene={scene} />
      {view.stage === "night" && <Counted scene={scene} />}
    </div>
  );
}

/** What the morning told, as the story told it. */
function News({ scene }: { readonly scene: Here }) {
  const { bricked, killed, fates } = scene.view;
  const kinds = [
    bricked !== null && { kind: fates[bricked] === "bricked" ? "bricked" : "stunned", seat: bricked },
    killed !== null && { kind: "killed", seat: killed },
  ].filter((news) => news !== false);
  const lines = kinds.length ? kinds : [{ kind: "slept", seat: null }];
  return (
    <ul class="news">
      {lines.map(({ kind, seat }) => (
        <li key={kind}>{tellEvent("mafia", { kind, data: seat === null ? {} : { seat }, to: null, fleeting: false }, scene)}</li>
      ))}
    </ul>
  );
}

/** Who is put up, and by whom; from the second round of a vote on, who voted for whom in the first. */
function Trial({ scene }: { readonly scene: Here }) {
  const { view } = scene;
  const names = nominees(view);
  if (names.length === 0 || view.stage === "night" || view.stage === "over") return null;
  return (
    <ul class="trial" aria-label={t("mafia-card-candidates", { candidates: listed(names.map(scene.name)) })}>
      {names.map((seat) => (
        <li key={seat} data-nominee={seat}>
          <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi>
          <small>{view.stage === "vote" ? (view.round > 1 ? <Stones scene={scene} seat={seat} /> : null) : <By scene={scene} seat={seat} />}</small>
        </li>
      ))}
    </ul>
  );
}

function By({ scene, seat }: { readonly scene: Here; readonly seat: number }) {
  const accuser = scene.view.accusers[seat];
  return accuser == null ? null : <>{t("mafia-card-accusers", { accusers: scene.name(accuser) })}</>;
}

/** The votes against somebody, a stone each. */
function Stones({ scene, seat }: { readonly scene: Here; readonly seat: number }) {
  const voters = votersFor(scene.view, seat);
  return (
    <span class="stones" role="img" aria-label={t("mafia-votes", { count: voters.length, voters: listed(voters.map(scene.name)) })}>
      {voters.map((voter) => (
        <SignOf key={voter} seat={voter} />
      ))}
    </span>
  );
}

/** At night: how the day's last vote had gone. */
function Counted({ scene }: { readonly scene: Here }) {
  const against = [...new Set(scene.view.votes.filter((vote) => vote !== null))];
  if (against.length === 0) return null;
  return (
    <ul class="trial counted" aria-label={t("mafia-counted")}>
      {against.map((seat) => (
        <li key={seat}>
          <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi> <Stones scene={scene} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

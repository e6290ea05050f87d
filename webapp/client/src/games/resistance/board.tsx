/** The Resistance's table: missions, people with their votes, the team, and what I know. */
import { useEffect, useState } from "preact/hooks";

import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Mine, Seats } from "../../frame/seats";
import { Secret } from "../../frame/secret";
import { wordName, wordsOf } from "../../frame/telling";
import { Crown, Flag, RoleMark, Sealed, VoteMark } from "./marks";
import { Chip, Middle } from "./middle";
import { showsVotes, type Vote, voteOf } from "./told";
import { Rejections, Track } from "./track";

type Here = Scene<"resistance">;

export function Board(scene: Here) {
  const { view } = scene;
  const [looked, look] = useState<number | null>(null);
  const now = `${view.stage} ${view.mission} ${view.leader}`;
  useEffect(() => look(null), [now]);
  const seats = { scene, at: (seat: number) => <At scene={scene} seat={seat} />, says: (seat: number) => saysOf(scene, seat) };
  return (
    <div class="round resistance" data-at-stage={view.stage} data-asked={scene.free ? "" : undefined}>
      <Track scene={scene} looked={looked} look={look} />
      <Rejections scene={scene} />
      <Seats {...seats} />
      <div class="middle">
        <Middle scene={scene} looked={looked} />
      </div>
      <Mine {...seats}>
        <Role scene={scene} />
      </Mine>
    </div>
  );
}

/** What stands at a seat: the crown, the team's flag, and that or how somebody has answered. */
function At({ scene: { view }, seat }: { readonly scene: Here; readonly seat: number }) {
  const vote = showsVotes(view) ? voteOf(view.ballot, seat) : null;
  return (
    <>
      {view.leader === seat && <Crown />}
      {view.team.includes(seat) && <Flag />}
      {vote && (
        <span class="res-voted" data-voted={vote}>
          <VoteMark vote={vote} /> <span>{wordName("resistance", "vote", vote)}</span>
        </span>
      )}
      {view.answered.includes(seat) && <Sealed />}
    </>
  );
}

/** The same in words. */
function saysOf({ view }: Here, seat: number): string {
  const vote = showsVotes(view) ? voteOf(view.ballot, seat) : null;
  return [
    view.leader === seat && t("resistance-card-leader"),
    view.team.includes(seat) && t("resistance-seat-team"),
    vote && t("resistance-seat-voted", { vote: wordName("resistance", "vote", vote) }),
    view.answered.includes(seat) && t("resistance-seat-answered"),
  ]
    .filter((phrase) => phrase !== false && phrase !== null)
    .join(", ");
}

/** My vote while the others' are awaited. */
function OwnVote({ scene, vote }: { readonly scene: Here; readonly vote: Vote }) {
  return (
    <span class="res-own-vote" role="img" aria-label={t("resistance-secret-vote", wordsOf("resistance", scene.view, scene))}>
      <VoteMark vote={vote} /> {wordName("resistance", "vote", vote)}
    </span>
  );
}

/** My role and whom I know: as much room for either role, so that its shape betrays nothing. */
function Role({ scene }: { readonly scene: Here }) {
  const { view, reader } = scene;
  if (!view.role) return null;
  const fellows = view.spies.filter((seat) => seat !== reader);
  return (
    <Secret title={t("resistance-mine")}>
      <div class="res-own-role" data-role={view.role}>
        <p>
          <RoleMark role={view.role} /> <b>{wordName("resistance", "role", view.role)}</b>
          {view.vote && <OwnVote scene={scene} vote={view.vote} />}
        </p>
        {view.role === "spy" ? (
          <ul class="res-team" aria-label={t("resistance-fellows")}>
            {fellows.map((seat) => (
              <Chip key={seat} scene={scene} seat={seat} />
            ))}
          </ul>
        ) : (
          <p class="res-knows">{t("resistance-alone")}</p>
        )}
      </div>
    </Secret>
  );
}

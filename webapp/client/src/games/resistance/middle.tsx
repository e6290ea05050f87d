/** The middle of the table: what is decided now, and what was decided last. */
import type { ComponentChildren } from "preact";

import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { listed, wordName, wordsOf } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import { CardFace, VoteMark } from "./marks";
import { type Ballot, lastMission, type Mission, sayMission, VOTES } from "./told";

type Here = Scene<"resistance">;

interface Props {
  readonly scene: Here;
  /** The mission that is looked up, by its place. */
  readonly looked: number | null;
}

export function Middle({ scene, looked }: Props) {
  const { view } = scene;
  const mission = looked === null ? null : view.missions[looked];
  if (mission && looked !== null) return <LookedUp scene={scene} mission={mission} number={looked + 1} />;
  const choosing = scene.snapshot.offers.some(({ kind }) => kind === "play");
  const count = { done: view.answered.length, all: view.stage === "mission" ? view.team.length : view.players };
  return (
    <div class="res-middle" data-now={choosing ? "choice" : view.stage}>
      <p class="res-now">{t("resistance-now", { ...wordsOf("resistance", view, scene), ...count })}</p>
      {view.stage === "propose" && <Before scene={scene} />}
      {view.stage === "vote" && <Team scene={scene} team={view.team} />}
      {view.stage === "mission" && (
        <>
          <Cards scene={scene} />
          {view.ballot && <Votes scene={scene} ballot={view.ballot} />}
        </>
      )}
    </div>
  );
}

/** What was before this leader: a mission, or a team that stayed. */
function Before({ scene }: { readonly scene: Here }) {
  const { ballot } = scene.view;
  const last = lastMission(scene.view);
  if (last && (ballot?.approved || last.mission.result === "forfeited") && scene.view.rejects === 0) {
    return <Went scene={scene} {...last} />;
  }
  return ballot && <Votes scene={scene} ballot={ballot} />;
}

function LookedUp({ scene, ...went }: { readonly scene: Here; readonly mission: Mission; readonly number: number }) {
  return (
    <div class="res-middle" data-now="looked" role="status">
      <Went scene={scene} {...went} />
      <Team scene={scene} team={went.mission.team} />
    </div>
  );
}

function Went({ scene, mission, number }: { readonly scene: Here; readonly mission: Mission; readonly number: number }) {
  const { team, sabotages } = mission;
  return (
    <>
      <p class="res-went">{sayMission(mission, number, scene)}</p>
      {team.length > 0 && (
        <p class="res-mission-cards" aria-hidden="true">
          {team.map((_, n) => (
            <CardFace key={n} card={n < sabotages ? "sabotage" : "success"} />
          ))}
        </p>
      )}
    </>
  );
}

/** Those who are to go, each by sign and name. */
function Team({ scene, team }: { readonly scene: Here; readonly team: readonly number[] }) {
  return (
    <ul class="res-team">
      {team.map((seat) => (
        <Chip key={seat} scene={scene} seat={seat} />
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly scene: Pick<Here, "name">;
  readonly seat: number;
  readonly children?: ComponentChildren;
}

export function Chip({ scene, seat, children }: ChipProps) {
  return (
    <li class="res-chip">
      <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi>
      {children}
    </li>
  );
}

/** The mission's cards: mine to choose, or face down as many as are there. */
function Cards({ scene }: { readonly scene: Here }) {
  const { view, snapshot } = scene;
  const play = snapshot.offers.find(({ kind }) => kind === "play");
  if (!play) {
    return (
      <p class="res-mission-cards" aria-hidden="true">
        {view.team.map((_, n) => (
          <CardFace key={n} card={n < view.answered.length ? "back" : "none"} />
        ))}
      </p>
    );
  }
  return (
    <div class="res-mission-cards res-mission-choice">
      {play.among.map((card) => (
        <Touch key={card} scene={scene} pick={card} label={wordName("resistance", "mission", card)} class="res-mission-touch">
          <CardFace card={card as "success" | "sabotage"} />
        </Touch>
      ))}
    </div>
  );
}

/** A closed vote in words. */
function Votes({ scene, ballot }: { readonly scene: Here; readonly ballot: Ballot }) {
  const words = wordsOf("resistance", ballot, scene);
  const ayes = ballot.approving.length;
  const noes = ballot.rejecting.length + ballot.silent.length;
  return (
    <div class="res-ballot" data-approved={ballot.approved ? "" : undefined}>
      <p class="res-ballot-head">{t("resistance-ballot", { ...words, ayes, noes })}</p>
      <ul>
        {VOTES.filter((vote) => ballot[vote].length > 0).map((vote) => (
          <li key={vote} data-vote={vote}>
            <VoteMark vote={vote} /> {t("resistance-voted", { vote: wordName("resistance", "vote", vote), names: listed(ballot[vote].map(scene.name)) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

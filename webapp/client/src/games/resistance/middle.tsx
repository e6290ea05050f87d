/** The middle of the plan: what is decided now, and what was decided last. */
import { digits, t } from "../../app/texts";
import { Touch } from "../../frame/touch";
import { wordName, wordsOf } from "../../frame/telling";
import { CardFace, Place, Portrait } from "./marks";
import { Party, Votes } from "./team";
import { type Card, type Here, lastMission, type Mission, openedCards, playedCards, sayMission } from "./told";

interface Props {
  readonly scene: Here;
  /** The mission that is looked up, by its place. */
  readonly looked: number | null;
  /** A mission's cards while they are opened. */
  readonly cards?: readonly Card[] | undefined;
  /** Whether the vote that has just been closed is all that counts. */
  readonly tally?: boolean | undefined;
}

export function Middle({ scene, looked, cards, tally }: Props) {
  const { view, snapshot } = scene;
  const mission = view.missions[looked ?? view.mission - 1]!;
  const choosing = snapshot.offers.some(({ kind }) => kind === "play");
  const known = looked === null ? null : mission.result === "open" ? "plan" : "looked";
  const now = known ?? (cards ? "cards" : tally ? "tally" : choosing ? "choice" : view.stage);
  return (
    <div class="res-middle" data-now={now} role={looked === null ? undefined : "status"}>
      <Place mission={(looked ?? view.mission - 1) + 1} />
      {looked !== null ? (
        <LookedUp scene={scene} mission={mission} number={looked + 1} />
      ) : cards ? (
        <Opening scene={scene} mission={mission} cards={cards} />
      ) : tally && view.ballot ? (
        <Votes scene={scene} ballot={view.ballot} />
      ) : (
        <Now scene={scene} choosing={choosing} />
      )}
    </div>
  );
}

/** What the stage is about. */
function Now({ scene, choosing }: { readonly scene: Here; readonly choosing: boolean }) {
  const { view, snapshot, seats } = scene;
  const count = { done: view.answered.length, all: view.stage === "mission" ? view.team.length : view.players };
  const named = snapshot.people.flatMap((_, seat) => (seats.isChosen(String(seat)) ? [seat] : []));
  return (
    <>
      {view.stage !== "over" && <p class="res-now">{t("resistance-now", { ...wordsOf("resistance", view, scene), ...count })}</p>}
      {view.stage === "reveal" && <Sides spies={view.spy_count} others={view.players - view.spy_count} />}
      {view.stage === "propose" && <Party scene={scene} size={view.size} team={named} />}
      {(view.stage === "propose" || view.stage === "over") && <Before scene={scene} />}
      {view.stage === "vote" && <Party scene={scene} size={view.size} team={view.team} />}
      {view.stage === "mission" && (choosing ? <Choice scene={scene} /> : <Cards cards={playedCards(view)} />)}
      {view.stage === "mission" && view.ballot && <Votes scene={scene} ballot={view.ballot} />}
    </>
  );
}

/** How many of either side sit at the table: that everybody knows. */
function Sides({ spies, others }: { readonly spies: number; readonly others: number }) {
  return (
    <p class="res-sides" aria-hidden="true">
      {([["resistance", others], ["spy", spies]] as const).map(([side, count]) => (
        <span key={side} data-side={side}>
          <Portrait of={side} /> <b>{digits(count)}</b> <small>{wordName("resistance", "role", side)}</small>
        </span>
      ))}
    </p>
  );
}

/** What was before this leader: a mission, or a team that stayed. */
function Before({ scene }: { readonly scene: Here }) {
  const { ballot, rejects } = scene.view;
  const last = lastMission(scene.view);
  if (last && (ballot?.approved || last.mission.result === "forfeited") && rejects === 0) {
    return <Went scene={scene} {...last} />;
  }
  return ballot && <Votes scene={scene} ballot={ballot} />;
}

interface WentProps {
  readonly scene: Here;
  readonly mission: Mission;
  readonly number: number;
}

function LookedUp(went: WentProps) {
  return (
    <>
      <Went {...went} />
      {went.mission.team.length > 0 && <Party scene={went.scene} size={went.mission.team.length} team={went.mission.team} />}
    </>
  );
}

function Went({ scene, mission, number }: WentProps) {
  return (
    <>
      <p class="res-went">{sayMission(mission, number, scene)}</p>
      {mission.team.length > 0 && <Cards cards={openedCards(mission)} />}
    </>
  );
}

/** Cards being opened; below them stands what that means, once it is known. */
function Opening({ scene, mission, cards }: { readonly scene: Here; readonly mission: Mission; readonly cards: readonly Card[] }) {
  const known = mission.result !== "open";
  return (
    <>
      <Cards cards={cards} />
      <p class="res-went" data-result={mission.result}>
        {known ? sayMission(mission, scene.view.mission, scene) : "\u00a0"}
      </p>
    </>
  );
}

const Cards = ({ cards }: { readonly cards: readonly Card[] }) => (
  <p class="res-cards" aria-hidden="true">
    {cards.map((card, n) => (
      <span key={n}>
        <CardFace card={card} />
      </span>
    ))}
  </p>
);

/** The two cards to choose from: the same for everybody, though a resister may take only one. */
function Choice({ scene }: { readonly scene: Here }) {
  const play = scene.snapshot.offers.find(({ kind }) => kind === "play");
  return (
    <div class="res-choice">
      {play?.among.map((card) => (
        <Touch key={card} scene={scene} pick={card} label={wordName("resistance", "mission", card)} class="res-choice-card">
          <CardFace card={card as Card} />
        </Touch>
      ))}
    </div>
  );
}

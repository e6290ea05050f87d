/** What stands at a seat: the crown, the team's torch, and that or how somebody has answered. */
import { t } from "../../app/texts";
import { wordName } from "../../frame/telling";
import { Crown, Done, Slip, Torch } from "./marks";
import { type Here, type Shown, showsVotes, voteOf } from "./told";

interface Props {
  readonly scene: Here;
  readonly seat: number;
}

const shownVote = (view: Shown, seat: number) => (showsVotes(view) ? voteOf(view.ballot, seat) : null);

export function At({ scene: { view, seats }, seat }: Props) {
  const vote = shownVote(view, seat);
  const answered = view.answered.includes(seat);
  const laid = view.stage === "vote" && answered;
  return (
    <>
      {view.leader === seat && <Crown />}
      {(view.team.includes(seat) || seats.isChosen(String(seat))) && <Torch />}
      {(vote || laid) && (
        <span class="res-vote" data-voted={vote ?? undefined}>
          <Slip vote={vote} /> {vote && <span>{wordName("resistance", "vote", vote)}</span>}
        </span>
      )}
      {answered && !laid && <Done />}
    </>
  );
}

/** The same in words. */
export function saysOf({ view }: Here, seat: number): string {
  const vote = shownVote(view, seat);
  return [
    view.leader === seat && t("resistance-card-leader"),
    view.team.includes(seat) && t("resistance-seat-team"),
    vote && t("resistance-seat-voted", { vote: wordName("resistance", "vote", vote) }),
    view.answered.includes(seat) && t("resistance-seat-answered"),
  ]
    .filter((phrase) => phrase !== false && phrase !== null)
    .join(", ");
}

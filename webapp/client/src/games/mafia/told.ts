/** What Mafia's view says of each seat, in the words of its catalogue. */
import type { MafiaRevealed } from "../../types";
import { t } from "../../app/texts";
import type { Teller, View } from "../../frame/game";
import { wordName } from "../../frame/telling";

export type Shown = View<"mafia">;
export type Role = MafiaRevealed["roles"][number];

/** Those who are not on the site any more. */
export const isOut = ({ fates }: Shown, seat: number): boolean => !["alive", "leaving"].includes(fates[seat] ?? "alive");

/** Who voted for this one, when votes were counted last. */
export const votersFor = ({ votes }: Shown, seat: number): readonly number[] =>
  votes.flatMap((vote, voter) => (vote === seat ? [voter] : []));

/** Who is put up for trial: by day all who were named, in a vote those it is between. */
export const nominees = ({ stage, candidates, accusers }: Shown): readonly number[] =>
  stage === "vote" ? candidates : accusers.flatMap((accuser, seat) => (accuser === null ? [] : [seat]));

/** How a seat stands, in short phrases. */
export function standing(view: Shown, seat: number, teller: Teller): string {
  const fate = view.fates[seat] ?? "alive";
  const accuser = view.accusers[seat];
  return [
    fate !== "alive" && wordName("mafia", "fate", fate),
    view.stunned === seat && t("mafia-card-stunned"),
    accuser != null && t("mafia-card-accusers", { accusers: teller.name(accuser) }),
  ]
    .filter((phrase) => phrase !== false)
    .join(", ");
}

/** What Mafia's view says of each seat, in the words of its catalogue. */
import type { MafiaRevealed } from "../../types";
import { t } from "../../app/texts";
import type { Teller, View } from "../../frame/game";
import { wordName } from "../../frame/telling";

/** What the morning tells of somebody, or that the night was quiet. */
export interface News {
  readonly kind: "stunned" | "bricked" | "killed" | "slept";
  readonly seat: number | null;
}

/** The view, and while something is being told what it is that the view cannot know. */
export type Shown = View<"mafia"> & {
  /** The light, where it is not the one of the stage. */
  readonly light?: "dawn" | "dusk" | undefined;
  /** What the morning has told so far. */
  readonly news?: readonly News[] | undefined;
  /** The votes are those of the vote that is being counted. */
  readonly counting?: boolean;
};
export type Fate = Shown["fates"][number];
export type Role = MafiaRevealed["roles"][number];

export const fateOf = ({ fates }: Shown, seat: number): Fate => fates[seat] ?? "alive";

/** Those who are not on the site any more. */
export const isOut = (view: Shown, seat: number): boolean => !["alive", "leaving"].includes(fateOf(view, seat));

/** Who voted for this one, when votes were counted last. */
export const votersFor = ({ votes }: Shown, seat: number): readonly number[] =>
  votes.flatMap((vote, voter) => (vote === seat ? [voter] : []));

/** Who got a vote when votes were counted last, the most votes first. */
export function counted(view: Shown): readonly number[] {
  const found = [...new Set(view.votes.filter((vote) => vote !== null))];
  return found.sort((a, b) => votersFor(view, b).length - votersFor(view, a).length);
}

/** Who is put up for trial: by day all who were named, in a vote those it is between. */
export const nominees = ({ stage, candidates, accusers }: Shown): readonly number[] =>
  stage === "vote" ? candidates : accusers.flatMap((accuser, seat) => (accuser === null ? [] : [seat]));

/** The morning's news, the brick before the mafs. */
export function newsOf(view: Shown): readonly News[] {
  const { news, bricked, killed } = view;
  if (news) return news;
  const hit = bricked !== null && fateOf(view, bricked) === "bricked" ? "bricked" : "stunned";
  const told = [
    { kind: hit, seat: bricked },
    { kind: "killed", seat: killed },
  ] as const;
  const some = told.filter(({ seat }) => seat !== null);
  return some.length ? some : [{ kind: "slept", seat: null }];
}

/** Whom I have chosen tonight. */
export const chosenBy = ({ choices }: Shown, reader: number | null): number | null =>
  reader === null ? null : (choices[reader] ?? null);

/** Those who are in it with me. */
export const mates = ({ mafs }: Shown, reader: number | null): readonly number[] => mafs.filter((seat) => seat !== reader);

/** How a seat stands before everybody, in short phrases. */
export function standing(view: Shown, seat: number, teller: Teller): readonly string[] {
  const fate = fateOf(view, seat);
  const accuser = view.accusers[seat];
  return [
    fate !== "alive" && wordName("mafia", "fate", fate),
    view.stunned === seat ? t("mafia-card-stunned") : hitBefore(view, seat) && t("mafia-hit-before"),
    accuser != null && t("mafia-card-accusers", { accusers: teller.name(accuser) }),
  ].filter((phrase) => phrase !== false);
}

/** Whether a second brick would kill. */
export const hitBefore = (view: Shown, seat: number): boolean => (view.bricks[seat] ?? 0) > 0 && !isOut(view, seat);

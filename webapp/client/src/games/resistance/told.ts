/** What the pieces of The Resistance's table are called, and what its view says of each seat. */
import type { ResistanceBallot, ResistanceMission, ResistanceRevealed } from "../../types";
import type { Scene, Teller, View } from "../../frame/game";
import { wordsOf } from "../../frame/telling";
import { t } from "../../app/texts";

export type Here = Scene<"resistance">;
export type Shown = View<"resistance">;
export type Mission = ResistanceMission;
export type Ballot = ResistanceBallot;
export type Role = ResistanceRevealed["roles"][number];
export type Vote = (typeof VOTES)[number];
/** A mission card as it lies there: its back, its face, or the place where it is still missing. */
export type Card = "back" | "success" | "sabotage" | "none";

export const VOTES = ["approving", "rejecting", "silent"] as const;

/** How somebody voted, in the vote that was closed last. */
export function voteOf(ballot: Ballot | null, seat: number): Vote | null {
  return (ballot && VOTES.find((vote) => ballot[vote].includes(seat))) ?? null;
}

/** Whether the votes that were closed last stand on the seats: until the next ones are given. */
export const showsVotes = ({ stage }: Shown): boolean => stage !== "reveal" && stage !== "vote";

/** A mission in one sentence: what it takes, or how it went. */
export function sayMission(mission: Mission, number: number, teller: Teller): string {
  const words = { ...wordsOf("resistance", mission, teller), mission: number };
  return t(mission.result === "open" ? "resistance-plan" : `resistance-call-${mission.result}`, words);
}

/** The mission that was over last, and its number. */
export function lastMission({ missions }: Shown): { readonly mission: Mission; readonly number: number } | null {
  const over = missions.filter(({ result }) => result !== "open");
  const mission = over.at(-1);
  return mission ? { mission, number: over.length } : null;
}

/** Cards of a mission laid open, as they are told: successes first, since nobody knows whose is which. */
export const openedCards = ({ team, sabotages }: Pick<Mission, "team" | "sabotages">): readonly Card[] =>
  team.map((_, n) => (n < team.length - sabotages ? "success" : "sabotage"));

/** Cards on the table while a mission runs: as many backs as have been played. */
export const playedCards = ({ team, answered }: Shown): readonly Card[] =>
  team.map((_, n) => (n < answered.length ? "back" : "none"));

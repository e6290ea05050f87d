/** What each event does to the picture, and what comes to the table from where. */
import type { Event } from "../../types";
import type { Mission, Shown } from "./told";

type Data = Event["data"];
const seats = (data: Data, name: string) => data[name] as readonly number[];

function proposed(view: Shown, data: Data): Shown {
  return { ...view, stage: "vote", leader: Number(data["seat"]), team: seats(data, "team"), answered: [], vote: null } as Shown;
}

/** The votes lie open; whoever leads and who was to go remain, and nobody is asked, until the next picture. */
function counted(view: Shown, data: Data, approved: boolean): Shown {
  const [approving, rejecting, silent] = [seats(data, "approving"), seats(data, "rejecting"), seats(data, "silent")];
  const ballot = { leader: Number(data["seat"]), team: seats(data, "team"), approved, approving, rejecting, silent };
  return { ...view, stage: approved ? "mission" : "over", ballot, rejects: Number(data["rejects"]), answered: [], vote: null } as Shown;
}

function over(view: Shown, data: Data, result: Mission["result"]): Shown {
  const place = Number(data["mission"]) - 1;
  const went = { result, team: seats(data, "team"), sabotages: Number(data["sabotages"]) };
  const missions = view.missions.map((mission, n) => (n === place ? { ...mission, ...went } : mission));
  return { ...view, stage: "over", missions, answered: [] } as Shown;
}

export function advance(view: Shown, { kind, data }: Pick<Event, "kind" | "data">): Shown {
  switch (kind) {
    case "proposed":
    case "assigned":
      return proposed(view, data);
    case "approved":
    case "rejected":
      return counted(view, data, kind === "approved");
    case "succeeded":
    case "failed":
    case "forfeited":
      return over(view, data, kind);
    default:
      return view;
  }
}

/** Everybody whose answer was awaited has given it, face down. */
export const allIn = (view: Shown): Shown => ({
  ...view,
  answered: view.stage === "mission" ? view.team : Array.from({ length: view.players }, (_, seat) => seat),
});

/** A piece that has come to the table, and from where: both as they are found on the page. */
export interface Arrival {
  readonly piece: string;
  readonly from: string | null;
  readonly sound: "knock" | "item" | null;
}

const at = (seat: number) => `[data-seat="${seat}"]`;
const signAt = (seat: number) => `${at(seat)} .seat-sign`;

/** The crown goes on to the next one, torches from the leader to the team, answers from whoever gives them. */
export function arrivals(was: Shown, now: Shown): readonly Arrival[] {
  const answers = now.stage === was.stage ? now.answered.filter((seat) => !was.answered.includes(seat)) : [];
  const torches = now.team.filter((seat) => !was.team.includes(seat));
  const results = now.missions.flatMap(({ result }, n) => (result !== "open" && was.missions[n]?.result === "open" ? [n + 1] : []));
  const last = now.answered.length - answers.length;
  return [
    ...torches.map((seat) => ({ piece: `${at(seat)} .res-torch`, from: signAt(now.leader), sound: "item" as const })),
    ...answers.map((seat, n) =>
      now.stage === "mission"
        ? { piece: `.res-cards > :nth-child(${last + n + 1}) .res-card`, from: signAt(seat), sound: "knock" as const }
        : { piece: `${at(seat)} .res-slip`, from: null, sound: now.stage === "vote" ? ("knock" as const) : null },
    ),
    ...results.map((mission) => ({ piece: `[data-mission="${mission}"] .res-stamp`, from: ".res-middle", sound: null })),
    ...(now.leader === was.leader ? [] : [{ piece: `${at(now.leader)} .res-crown`, from: signAt(was.leader), sound: null }]),
  ];
}

/** What each of a person's tables waits for, and which of them come first. */
import type { TableLine } from "../types";

export type Standing =
  | { readonly is: "yours" | "ready" | "away" | "closed" | "won" | "drawn" | "host" }
  | { readonly is: "missing"; readonly count: number }
  | { readonly is: "waiting" | "lost"; readonly seats: readonly number[] };

/** What is to be said of a table; `seats` are those who are waited for, or have won. */
export function standing({ stage, seat, people, least, waiting, winners }: TableLine): Standing {
  if (stage === "closed") return { is: "closed" };
  if (stage === "over") {
    if (!winners?.length) return { is: "drawn" };
    return seat !== null && winners.includes(seat) ? { is: "won" } : { is: "lost", seats: winners };
  }
  if (stage === "playing") {
    if (seat === null) return { is: "away" };
    return waiting.includes(seat) ? { is: "yours" } : { is: "waiting", seats: waiting };
  }
  if (people.length < least) return { is: "missing", count: least - people.length };
  return { is: seat !== null && people[seat]?.host ? "ready" : "host" };
}

/** What wants the person first, then what goes on, then what gathers, then what is over. */
const ORDER: readonly Standing["is"][][] = [["yours"], ["ready"], ["waiting", "away"], ["missing", "host"]];

export const isUrgent = ({ is }: Standing): boolean => is === "yours" || is === "ready";

const rank = (line: TableLine): number => {
  const { is } = standing(line);
  const found = ORDER.findIndex((kinds) => kinds.includes(is));
  return found < 0 ? ORDER.length : found;
};

/** Tables in play or gathering, the most pressing first; of equals, the one touched last. */
export const going = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.filter(isGoing).sort((a, b) => rank(a) - rank(b));

export const past = (lines: readonly TableLine[]): readonly TableLine[] => lines.filter((line) => !isGoing(line));

const isGoing = ({ stage }: TableLine): boolean => stage === "lobby" || stage === "playing";

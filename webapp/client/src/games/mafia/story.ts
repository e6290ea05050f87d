/** Mafia's picture between two events: what was just told is seen at once. */
import type { Event } from "../../types";
import type { Fate, Shown } from "./told";

type Told = { readonly [name: string]: unknown };

const put = <T>(list: readonly T[], seats: readonly number[], value: T): T[] =>
  list.map((old, seat) => (seats.includes(seat) ? value : old));

const STEPS: { readonly [kind: string]: (view: Shown, told: Told) => Partial<Shown> } = {
  named: ({ accusers }, { seat, target }) => ({ accusers: put(accusers, [target as number], seat as number) }),
  accused: (_, { nominees, round }) => ({ stage: "vote", candidates: nominees as number[], round: round as number }),
  counted: ({ votes, candidates }, { voters, target }) => ({
    // The first of them ends the vote, and takes the place of the one before.
    votes: put(candidates.length ? votes.map(() => null) : votes, voters as number[], target as number),
    candidates: [],
  }),
  stunned: ({ bricks }, { seat }) => ({
    stunned: seat as number,
    bricks: put(bricks, [seat as number], (bricks[seat as number] ?? 0) + 1),
  }),
  fell: ({ accusers, choices }) => ({
    stage: "night",
    stunned: null,
    candidates: [],
    accusers: accusers.map(() => null),
    choices: choices.map(() => null),
  }),
};

export function advance(view: Shown, { kind, data }: Event): Shown {
  const told = data as Told;
  if (kind in FATES) return { ...view, fates: put(view.fates, [told["seat"] as number], kind as Fate) };
  return { ...view, ...STEPS[kind]?.(view, told) };
}

const FATES: { readonly [fate in Fate]?: true } = { jailed: true, killed: true, bricked: true, left: true, removed: true };

/** Mafia's picture between two events: what was just told is seen at once. */
import type { Event } from "../../types";
import type { Fate, News, Shown } from "./told";

type Told = { readonly [name: string]: unknown };

const put = <T>(list: readonly T[], seats: readonly number[], value: T): T[] =>
  list.map((old, seat) => (seats.includes(seat) ? value : old));

const nobody = (list: readonly unknown[]): null[] => list.map(() => null);

/** A line more of what the morning tells. */
const line = ({ news = [], choices }: Shown, kind: News["kind"], seat: unknown): Partial<Shown> => ({
  light: "dawn",
  choices: nobody(choices),
  news: [...news, { kind, seat: seat === undefined ? null : (seat as number) }],
});

const gone = ({ fates }: Shown, fate: Fate, seat: unknown): Partial<Shown> => ({ fates: put(fates, [seat as number], fate) });

const STEPS: { readonly [kind: string]: (view: Shown, told: Told) => Partial<Shown> } = {
  named: ({ accusers }, { seat, target }) => ({ accusers: put(accusers, [target as number], seat as number) }),
  accused: (_, { nominees, round }) => ({
    stage: "vote",
    candidates: nominees as number[],
    round: round as number,
    counting: false,
  }),
  counted: ({ votes, counting }, { voters, target }) => ({
    // The first of them takes the place of the vote before.
    votes: put(counting ? votes : nobody(votes), voters as number[], target as number),
    counting: true,
  }),
  jailed: (view, { seat }) => ({ ...gone(view, "jailed", seat), light: "dusk" }),
  removed: (view, { seat }) => gone(view, "removed", seat),
  spared: () => ({ light: "dusk" }),
  fell: ({ accusers, choices, day }, { night }) => ({
    stage: "night",
    day: (night as number | undefined) ?? day,
    light: undefined,
    news: undefined,
    counting: false,
    stunned: null,
    candidates: [],
    accusers: nobody(accusers),
    choices: nobody(choices),
  }),
  stunned: (view, { seat }) => ({
    ...line(view, "stunned", seat),
    stunned: seat as number,
    bricks: put(view.bricks, [seat as number], (view.bricks[seat as number] ?? 0) + 1),
  }),
  bricked: (view, { seat }) => ({ ...gone(view, "bricked", seat), ...line(view, "bricked", seat) }),
  killed: (view, { seat }) => ({ ...gone(view, "killed", seat), ...line(view, "killed", seat) }),
  slept: (view) => line(view, "slept", undefined),
  left: (view, { seat }) => gone(view, "left", seat),
  dawned: (_, { day }) => ({ stage: "nominate", day: day as number, light: undefined }),
};

export function advance(view: Shown, { kind, data }: Event): Shown {
  return { ...view, ...STEPS[kind]?.(view, data) };
}

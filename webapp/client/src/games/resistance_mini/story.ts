/** The picture after an event, as far as all are told it. What somebody saw for a moment ends with it. */
import type { Event } from "../../types";
import type { Card, Character, Claim, Shown } from "./told";

type Told = Pick<Event, "kind" | "data">;
type Data = Event["data"];
type Change = (view: Shown, data: Data) => Partial<Shown>;

const at = <T>(values: readonly T[], seat: unknown, change: (value: T) => T): readonly T[] =>
  values.map((value, each) => (each === seat ? change(value) : value));

const more = (count: number) => (cards: number) => Math.max(0, cards + count);
const none = (): readonly Card[] => [];

/** A hand has become larger or smaller: nobody knows any more which of its cards was shown. */
const hand = (view: Shown, seat: unknown, count: number): Pick<Shown, "hands" | "shown"> => ({
  hands: at(view.hands, seat, more(count)),
  shown: at(view.shown, seat, none),
});

const passedOn = (view: Shown, { seat, target }: Data): Partial<Shown> => {
  const left = hand(view, seat, -1);
  return hand({ ...view, ...left }, target, 1);
};

/** Characters at these places lie so now. */
function laid(view: Shown, places: unknown, face: (n: number) => Character | null): Shown["characters"] {
  const changed = places as readonly string[];
  return view.characters.map((row, seat) =>
    row.map((was, position) => {
      const n = changed.indexOf(`${seat}.${position}`);
      return n < 0 ? was : face(n);
    }),
  );
}

const verdict = ({ claim }: Shown, change: Partial<Claim>): Partial<Shown> => ({ answered: [], claim: claim && { ...claim, ...change } });

const errand = ({ mission }: Shown, change: (now: NonNullable<Shown["mission"]>) => object): Partial<Shown> => ({
  mission: mission && { ...mission, ...change(mission) },
});

const AFTER: { readonly [kind: string]: Change } = {
  arranged: (view, { seat }) => ({ answered: [...view.answered, Number(seat)] }),
  asked: (_, { places }) => ({ stage: "consent", places: places as string[], answered: [] }),
  agreed: (view, { seat }) => ({ answered: [...view.answered, Number(seat)] }),
  refused: () => ({ stage: "turn", places: [], answered: [] }),
  swapped: (view, { places }) => ({ places: [], faces: [], characters: laid(view, places, () => null) }),
  changed: (view, { seat, token }) => ({
    factions: at(view.factions, seat, () => token === true),
    tokens: view.tokens + (token === true ? -1 : 1),
  }),
  took: (view, { seat, deck }) => ({ ...hand(view, seat, 1), deck: Number(deck) }),
  discarded: (view, { seat, deck }) => ({ ...hand(view, seat, -1), deck: Number(deck) }),
  claimed: (view, { seat, claim }) => ({
    stage: "claim",
    answered: [],
    claim: { seat: Number(seat), claim, half: view.half, checker: null, verdict: "open" } as Claim,
  }),
  believed: (view) => verdict(view, { verdict: "stands" }),
  checked: (view, { seat }) => verdict(view, { checker: Number(seat) }),
  proved: (view) => verdict(view, { verdict: "proved" }),
  caught: (view) => verdict(view, { verdict: "caught" }),
  showed: (view, { seat, result }) => ({
    shown: at(view.shown, seat, (known) => (known.includes(result as Card) ? known : [...known, result as Card])),
  }),
  replaced: (view, { seat }) => hand(view, seat, 0),
  turned: (view, { places, characters }) => ({ characters: laid(view, places, (n) => (characters as Character[])[n]!) }),
  peeked: (view, { count }) => ({ deck: view.deck - Number(count) }),
  buried: (view, { count }) => ({ deck: view.deck + Number(count), pile: [] }),
  robbed: (view, { seat, target }) => passedOn(view, { seat: target, target: seat }),
  gave: passedOn,
  "set-out": (view, { leader, team, count }) => ({
    stage: "over",
    claim: null,
    hand: [],
    hands: view.hands.map(() => 0),
    shown: view.shown.map(none),
    mission: { leader, team, holder: leader, count, round: 1, acted: [], passed: [], turned: null } as unknown as NonNullable<Shown["mission"]>,
  }),
  passed: (view, { seat }) => errand(view, ({ acted, passed }) => ({ acted: [...acted, seat], passed: [...passed, seat] })),
  dropped: (view, { seat, drew, count }) => ({
    pile: [],
    deck: view.deck + (drew ? 0 : 1),
    ...errand(view, ({ acted }) => ({ acted: [...acted, seat], count, turned: null })),
  }),
  handed: (view, { target, round }) => ({
    pile: [],
    ...errand(view, (now) => ({ holder: target, round, ...(round === now.round ? {} : { acted: [], passed: [] }) })),
  }),
  finished: (view, { result, count }) => ({
    mission: null,
    pile: [],
    deck: view.deck + Number(count) - 1,
    results: [...view.results, result as Card],
  }),
};

export function advance(view: Shown, { kind, data }: Told): Shown {
  return { ...view, ...AFTER[kind]?.(view, data) };
}

/** What is said is on the table as soon as it is told; what is done, when it has been seen. */
const AT_ONCE = ["asked", "agreed", "claimed", "believed", "checked", "proved", "caught", "passed"];

export const shownIn = (view: Shown, moving: Event | null): Shown =>
  moving && AT_ONCE.includes(moving.kind) ? advance(view, moving) : view;

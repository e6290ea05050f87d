/** The picture after an event, where the event says all of it. */
import type { View } from "../../frame/game";
import type { Event } from "../../types";
import type { Role } from "./roles";

type CoupView = View<"coup">;
type Data = Event["data"];
type Claim = NonNullable<CoupView["claim"]>;

const claimOf = (data: Data): Claim => ({ role: null, target: null, ...data }) as Claim;
const at = <T>(values: readonly T[], seat: unknown, change: (value: T) => T): readonly T[] =>
  values.map((value, each) => (each === seat ? change(value) : value));
const paid = (view: CoupView, seat: unknown, gain: number): CoupView => ({
  ...view,
  coins: at(view.coins, seat, (coins) => coins + gain),
});
const without = (cards: readonly Role[], role: Role): readonly Role[] => {
  const place = cards.indexOf(role);
  return cards.filter((_, each) => each !== place);
};

const AFTER: Record<string, (view: CoupView, data: Data) => CoupView> = {
  announced: (view, data) => ({ ...view, claim: claimOf(data) }),
  aimed: (view, data) => ({ ...view, claim: claimOf(data) }),
  blocked: (view, data) => ({ ...view, block: claimOf({ ...data, action: "block" }) }),
  earned: (view, { seat, gain }) => paid(view, seat, Number(gain)),
  refunded: (view, { seat, gain }) => paid(view, seat, Number(gain)),
  stole: (view, { seat, target, gain }) => paid(paid(view, seat, Number(gain)), target, -Number(gain)),
  lost: (view, { seat, role, left }) => ({
    ...view,
    cards: at(view.cards, seat, () => Number(left)),
    lost: at(view.lost, seat, (lost) => [...lost, role as Role]),
    hand: seat === view.me ? without(view.hand, role as Role) : view.hand,
  }),
};

export const advance = (view: CoupView, { kind, data }: Event): CoupView => AFTER[kind]?.({ ...view, answered: [] }, data) ?? view;

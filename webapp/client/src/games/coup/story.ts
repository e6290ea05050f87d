/** The picture after an event, where the event says all of it; and whose coins go where with it. */
import type { View } from "../../frame/game";
import type { Event } from "../../types";
import type { Role } from "./roles";

type Data = Event["data"];
type Told = Pick<Event, "kind" | "data">;

/** What is seen while a story is told: a block that stands is shown before the next turn begins. */
export interface CoupView extends View<"coup"> {
  readonly stopped?: boolean;
}
export type Claim = NonNullable<CoupView["claim"]>;

/** A seat, or the treasury. */
export type Purse = number | "treasury";
export interface Transfer {
  readonly from: Purse;
  readonly to: Purse;
  readonly coins: number;
}

/** Whose coins go where with an event; null where none do. */
export function transferOf({ kind, data }: Told, view: CoupView): Transfer | null {
  const seat = Number(data["seat"]);
  const sent = (from: Purse, to: Purse, coins: unknown) => (Number(coins) > 0 ? { from, to, coins: Number(coins) } : null);
  if (data["cost"] !== undefined) return sent(seat, "treasury", data["cost"]);
  if (kind === "stole") return sent(Number(data["target"]), seat, data["gain"]);
  if (data["gain"] !== undefined) return sent("treasury", seat, data["gain"]);
  return kind === "fell" ? sent(seat, "treasury", view.coins[seat]) : null;
}

/** What a challenge is about: the block, where there is one. */
export const doubtedIn = ({ block, claim }: CoupView): Claim | null => block ?? claim;

export type Stamp = "doubted" | "true" | "bluff" | "blocked";

/** What has become of something that was claimed. */
export function stampOf(view: CoupView, claim: Claim): Stamp | null {
  if (claim === view.claim && view.stopped) return "blocked";
  if (claim !== doubtedIn(view)) return null;
  if (view.challenger !== null) return "doubted";
  if (view.stage !== "lose") return null;
  if (view.cause === "doubt") return "true";
  return view.cause === "bluff" && view.loser === claim.seat ? "bluff" : null;
}

const claimOf = ({ seat, action, role, target }: Data): Claim => ({ seat, action, role: role ?? null, target: target ?? null }) as Claim;

const at = <T>(values: readonly T[], seat: unknown, change: (value: T) => T): readonly T[] =>
  values.map((value, each) => (each === seat ? change(value) : value));

function swapped(cards: readonly Role[], old: Role | null | undefined, fresh: readonly Role[]): readonly Role[] {
  const place = cards.findIndex((role) => role === old);
  return place < 0 ? cards : [...cards.slice(0, place), ...fresh, ...cards.slice(place + 1)];
}

function paid(view: CoupView, event: Told): CoupView {
  const transfer = transferOf(event, view);
  if (!transfer) return view;
  const change = (coins: number, seat: number) =>
    coins + (seat === transfer.to ? transfer.coins : 0) - (seat === transfer.from ? transfer.coins : 0);
  return { ...view, coins: view.coins.map(change) };
}

const losing = (loser: unknown, cause: CoupView["cause"]): Partial<CoupView> =>
  ({ stage: "lose", loser: Number(loser), cause, challenger: null });

const AFTER: Record<string, (view: CoupView, data: Data) => Partial<CoupView>> = {
  announced: (_, data) => ({ claim: claimOf(data) }),
  aimed: (_, data) => ({ claim: claimOf(data) }),
  blocked: (_, data) => ({ block: claimOf({ ...data, action: "block" }) }),
  doubted: (_, { seat }) => ({ challenger: Number(seat) }),
  proved: (_, { target }) => losing(target, "doubt"),
  caught: (_, { seat }) => losing(seat, "bluff"),
  conceded: (_, { seat }) => losing(seat, "bluff"),
  couped: (_, { target }) => losing(target, "coup"),
  struck: (_, { target }) => losing(target, "kill"),
  stopped: () => ({ stopped: true }),
  // The new card lies where the shown or examined one did.
  drew: (view, { role }) => ({ hand: swapped(view.hand, view.examined ?? doubtedIn(view)?.role, [role as Role]) }),
  lost: (view, { seat, role, left }) => ({
    loser: null,
    cause: null,
    cards: at(view.cards, seat, () => Number(left)),
    lost: at(view.lost, seat, (lost) => [...lost, role as Role]),
    hand: seat === view.me ? swapped(view.hand, role as Role, []) : view.hand,
  }),
  lapsed: () => ({}),
  earned: () => ({}),
  refunded: () => ({}),
  stole: () => ({}),
  fell: () => ({}),
};

export function advance(view: CoupView, event: Told): CoupView {
  const changes = AFTER[event.kind]?.(view, event.data);
  return changes ? paid({ ...view, answered: [], ...changes }, event) : view;
}

/** What is said is on the table as soon as it is told; what is done, when it has been seen. */
const AT_ONCE = ["announced", "aimed", "blocked", "doubted", "proved", "caught", "conceded", "couped", "stopped"];

export const shownIn = (view: CoupView, moving: Event | null): CoupView =>
  moving && AT_ONCE.includes(moving.kind) ? advance(view, moving) : view;

/** The Duel's events: each in one line, and what it does to the picture. */
import type { Event } from "../../types";
import { t } from "../../app/texts";
import type { Teller, View } from "../../frame/game";

export type DuelView = View<"duel">;
export type Kind = "live" | "blank";
export type Item = DuelView["pockets"][0][number];

export const ITEMS: readonly Item[] = [
  "cigarettes", "loupe", "beer", "handcuffs", "saw", "inverter", "phone", "adrenaline", "medicine",
];

/** The kinds of events there are; each has its line in every language. */
export const KINDS = [
  "began", "loaded", "dealt", "used", "stole", "shot", "skipped", "healed", "looked", "heard",
  "ejected", "poisoned", "won", "yielded", "went", "ended",
] as const;

/** What the Duel's events tell; each kind brings some of it. */
interface Told {
  readonly seat: number;
  readonly target: number;
  readonly opener: number;
  readonly winner: number;
  readonly round: number;
  readonly charges: number;
  readonly live: number;
  readonly blank: number;
  readonly place: number;
  readonly item: Item;
  readonly items: readonly Item[];
  readonly shell: Kind;
  readonly score: readonly [number, number];
}

/** How an event's line addresses its reader: as the one who acts, the one aimed at, or neither. */
export function reader(teller: Teller, acts: number, aimed?: number): string {
  if (teller.reader === null) return "other";
  return teller.reader === acts ? "who" : teller.reader === aimed ? "target" : "other";
}

export function tell(event: Event, teller: Teller): string {
  const data = event.data as Partial<Told>;
  const acts = data.seat ?? data.opener ?? data.winner ?? teller.reader ?? 0;
  const aimed = data.target;
  const words = {
    who: teller.name(acts),
    target: teller.name(aimed ?? acts),
    reader: reader(teller, acts, aimed),
    aim: aimed === acts ? "self" : "other",
    items: data.items?.map((item) => t(`duel-item-${item}`)).join(t("and")) || "–",
    "item-name": data.item ? t(`duel-item-${data.item}`) : "",
    item: data.item ?? "",
    shell: data.shell ?? "none",
  };
  const numbers: Record<string, number> = {};
  for (const name of ["round", "charges", "live", "blank", "cost", "gain", "place"]) {
    numbers[name] = Number(event.data[name] ?? 0);
  }
  return t(`duel-event-${event.kind}`, { ...words, ...numbers });
}

const OTHER: Record<Kind, Kind> = { live: "blank", blank: "live" };

/** A pair with one side changed. */
function sided<T>(pair: readonly [T, T], seat: number, value: T): readonly [T, T] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

function without(pocket: readonly Item[], item: Item): readonly Item[] {
  const at = pocket.indexOf(item);
  return at < 0 ? pocket : pocket.filter((_, index) => index !== at);
}

/** The picture after the next shell has left: it counts as what it was loaded as. */
function spend(view: DuelView, shell: Kind): DuelView {
  const loaded = view.flipped ? OTHER[shell] : shell;
  const later = Object.entries(view.known).filter(([place]) => Number(place) > 1);
  return {
    ...view,
    live: Math.max(0, view.live - Number(loaded === "live")),
    blank: Math.max(0, view.blank - Number(loaded === "blank")),
    flipped: false,
    sawn: false,
    spent: [...view.spent, shell].slice(-2),
    known: Object.fromEntries(later.map(([place, kind]) => [Number(place) - 1, kind])),
  };
}

/** What an event tells of the picture; the snapshot that follows says everything. */
export function advance(view: DuelView, event: Event): DuelView {
  const data = event.data as unknown as Told;
  const { seat, item } = data;
  switch (event.kind) {
    case "began":
      return {
        ...view,
        round: data.round,
        charges: [data.charges, data.charges],
        cap: data.charges,
        spent: [],
        known: {},
        live: 0,
        blank: 0,
        flipped: false,
        sawn: false,
        cuffed: null,
      };
    case "loaded":
      return { ...view, live: data.live, blank: data.blank, known: {}, cuffed: null };
    case "dealt":
      return { ...view, pockets: sided(view.pockets, seat, [...view.pockets[seat]!, ...data.items]) };
    case "used":
      return used({ ...view, pockets: sided(view.pockets, seat, without(view.pockets[seat]!, item)) }, seat, item);
    case "stole": {
      const mine = sided(view.pockets, seat, without(view.pockets[seat]!, "adrenaline"));
      const pockets = sided(mine, 1 - seat, without(view.pockets[1 - seat]!, item));
      return used({ ...view, pockets }, seat, item);
    }
    case "shot":
      return { ...spend(view, data.shell), charges: sided(view.charges, data.target, data.charges) };
    case "ejected":
      return spend(view, data.shell);
    case "healed":
    case "poisoned":
      return { ...view, charges: sided(view.charges, seat, data.charges) };
    case "looked":
      return { ...view, known: { ...view.known, 1: data.shell } };
    case "heard":
      return data.place ? { ...view, known: { ...view.known, [data.place]: data.shell } } : view;
    case "skipped":
      return { ...view, cuffed: null };
    case "won":
      return { ...view, score: data.score, live: 0, blank: 0, known: {}, flipped: false };
    default:
      return view;
  }
}

function used(view: DuelView, seat: number, item: Item): DuelView {
  if (item === "saw") return { ...view, sawn: true };
  if (item === "handcuffs") return { ...view, cuffed: 1 - seat };
  if (item !== "inverter") return view;
  const next = view.known[1];
  const known = next ? { ...view.known, 1: OTHER[next] } : view.known;
  return { ...view, flipped: !view.flipped, known };
}

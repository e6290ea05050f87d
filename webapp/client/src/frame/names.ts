/** What people are called at a table. */
import type { Seated, Snapshot, TableLine } from "../types";
import { says, t } from "../app/texts";
import { signOf } from "./signs";
import { few, listed } from "./telling";

/** Everybody's name is data; it is shown between isolates and never as markup. */
export function nameOf(snapshot: Snapshot, seat: number): string {
  const person = snapshot.people[seat];
  if (!person) return t("nameless");
  const name = calledAs(person, snapshot.game);
  // Computers and namesakes are told apart by their signs, once they have got them with their seats.
  if (snapshot.stage === "lobby" || person.house) return name;
  const alike = snapshot.people.filter((other) => !other.house && isMachine(other) === isMachine(person) && read(other) === read(person));
  return alike.length > 1 ? `${name} ${signOf(seat)}` : name;
}

const isMachine = ({ computer, name }: Seated): boolean => computer && !name;
const read = ({ name }: Seated): string => name.normalize("NFKC").toLowerCase();

export function calledAs(person: Seated, game: string): string {
  if (person.house && says(`${game}-dealer`)) return t(`${game}-dealer`);
  if (person.name) return person.name;
  return t(person.computer ? "computer" : "nameless");
}

/** These at a table, in a few words: of computers only how many. */
export function companyOf({ people, game }: Pick<TableLine, "people" | "game">, seats: readonly number[]): string {
  const machines = seats.filter((seat) => people[seat] && !people[seat].house && isMachine(people[seat]));
  const named = (some: readonly number[]) => some.map((seat) => (people[seat] ? calledAs(people[seat], game) : t("nameless")));
  const others = named(seats.filter((seat) => !machines.includes(seat)));
  if (machines.length < 2) return few([...others, ...named(machines)]);
  const counted = t("app-some-computers", { count: machines.length });
  return others.length ? listed([few(others, 2), counted]) : counted;
}

/** For how many people a game is. */
export function playersOf({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? t("app-players-exactly", { count: most }) : t("app-players", { least, most });
}

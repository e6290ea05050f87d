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
  // Several computers are told apart by their signs, once they have got them with their seats.
  if (snapshot.stage === "lobby") return name;
  const alike = snapshot.people.filter((other) => other.computer && !other.name && !other.house).length;
  return person.computer && !person.name && !person.house && alike > 1 ? `${name} ${signOf(seat)}` : name;
}

export function calledAs(person: Seated, game: string): string {
  if (person.house && says(`${game}-dealer`)) return t(`${game}-dealer`);
  if (person.name) return person.name;
  return t(person.computer ? "computer" : "nameless");
}

/** These at a table, in a few words: of computers only how many. */
export function companyOf({ people, game }: Pick<TableLine, "people" | "game">, seats: readonly number[]): string {
  const isMachine = (seat: number) => !!people[seat]?.computer && !people[seat].house && !people[seat].name;
  const count = seats.filter(isMachine).length;
  const named = (some: readonly number[]) => some.map((seat) => (people[seat] ? calledAs(people[seat], game) : t("nameless")));
  const others = named(seats.filter((seat) => !isMachine(seat)));
  if (count < 2) return few([...others, ...named(seats.filter(isMachine))]);
  const machines = t("app-some-computers", { count });
  return others.length ? listed([few(others, 2), machines]) : machines;
}

/** For how many people a game is. */
export function playersOf({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? t("app-players-exactly", { count: most }) : t("app-players", { least, most });
}

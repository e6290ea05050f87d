/** What people are called at a table. */
import type { Seated, Snapshot } from "../types";
import { says, t } from "../app/texts";
import { signOf } from "./signs";

/** Everybody's name is data; it is shown between isolates and never as markup. */
export function nameOf(snapshot: Snapshot, seat: number): string {
  const person = snapshot.people[seat];
  if (!person) return t("nameless");
  const name = calledAs(person, snapshot.game);
  // Several computers are told apart by their signs.
  const alike = snapshot.people.filter((other) => other.computer && !other.name && !other.house).length;
  return person.computer && !person.name && !person.house && alike > 1 ? `${name} ${signOf(seat)}` : name;
}

export function calledAs(person: Seated, game: string): string {
  if (person.house && says(`${game}-dealer`)) return t(`${game}-dealer`);
  if (person.name) return person.name;
  return t(person.computer ? "computer" : "nameless");
}

/** For how many people a game is. */
export function playersOf({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? t("app-players-exactly", { count: most }) : t("app-players", { least, most });
}

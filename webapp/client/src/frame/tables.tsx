/** A person's tables in a list: of each, with whom, and what it waits for. */
import type { GameKey, TableLine } from "../types";
import { go } from "../app/router";
import { t } from "../app/texts";
import { coverOf } from "./games";
import { companyOf } from "./names";
import { isUrgent, standing, type Standing } from "./standing";

interface Props {
  readonly name: string;
  readonly tables: readonly TableLine[];
}

export function TableList({ name, tables }: Props) {
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{t(`app-${name}`)}</h2>
      <ul class="lines">
        {tables.map((table) => (
          <li key={table.id}>
            <TableButton table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableButton({ table }: { readonly table: TableLine }) {
  const { game, people, seat } = table;
  const now = standing(table);
  const others = people.flatMap((_, other) => (other === seat ? [] : [other]));
  return (
    <button type="button" class="line table-line" data-table={table.id} data-standing={now.is} onClick={() => go(table.id)}>
      <img class="line-cover" src={coverOf(game as GameKey)} alt="" width="44" height="44" />
      <span class="line-main">
        <b>{t(`game-${game}`)}</b>
        {others.length > 0 && <small>{companyOf(table, others)}</small>}
        <small class={isUrgent(now) ? "badge live" : "line-state"}>{said(now, table)}</small>
      </span>
    </button>
  );
}

const WORDS: { readonly [is in Standing["is"]]: string } = {
  yours: "app-yours",
  ready: "app-line-ready",
  waiting: "app-waiting",
  away: "app-line-away",
  missing: "app-lobby-missing",
  host: "app-line-host",
  won: "app-over-won",
  lost: "app-over-watched",
  drawn: "app-over-drawn",
  closed: "app-stage-closed",
};

function said(now: Standing, table: TableLine): string {
  const words = "seats" in now ? { who: companyOf(table, now.seats) } : "count" in now ? { count: now.count } : {};
  return t(WORDS[now.is], words);
}

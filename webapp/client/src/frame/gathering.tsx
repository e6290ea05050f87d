/** The table in the lobby, seen from above: who sits round it already, and where there is room. */
import type { Snapshot } from "../types";
import { colourOf, signOf } from "./signs";

/** The list below says all of it in words, so this is only seen. */
export function Gathering({ table }: { readonly table: Snapshot }) {
  const { people, least, most, seat } = table;
  return (
    <div class="gathering" data-many={most > 8 ? "" : undefined} aria-hidden="true">
      <i class="tabletop" />
      <i class="lamplight" />
      {Array.from({ length: most }, (_, place) => {
        const person = people[place];
        const state = person ? (person.computer || person.here || place === seat ? "here" : "away") : place < least ? "wanted" : "free";
        return (
          <b key={place} class="chair" data-chair={state} style={{ ...around(place, most), "--seat": person && colourOf(place) }}>
            {person && signOf(place)}
          </b>
        );
      })}
    </div>
  );
}

/** Evenly along the rim, the first one nearest. */
function around(place: number, of: number): { left: string; top: string } {
  const turn = (2 * Math.PI * place) / of;
  return { left: `${50 - 42 * Math.sin(turn)}%`, top: `${50 + 36 * Math.cos(turn)}%` };
}

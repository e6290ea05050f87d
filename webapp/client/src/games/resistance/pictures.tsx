/** What the signs on the table mean: pictures of the rules and of what there is to look up. */
import type { ComponentChildren } from "preact";

import { t } from "../../app/texts";
import { Bomb, CardFace, Crown, Double, Person, Portrait, Slip, Torch } from "./marks";
import type { Role } from "./told";

export function LegendArt({ field, word }: { readonly field: string; readonly word: string }) {
  return field === "role" ? <Portrait of={word as Role} /> : <CardFace card={word as "success" | "sabotage"} />;
}

const SIGNS: { readonly [section: string]: { readonly [sign: string]: ComponentChildren } } = {
  team: { crown: <Crown />, torch: <Torch /> },
  vote: { sealed: <Slip vote={null} /> },
  mission: { person: <Person />, double: <Double />, bomb: <Bomb /> },
};

export function RulesArt({ section }: { readonly section: string }) {
  const signs = Object.entries(SIGNS[section] ?? {});
  if (signs.length === 0) return null;
  return (
    <ul class="legend res-legend">
      {signs.map(([sign, art]) => (
        <li key={sign}>
          {art}
          <p>{t(`resistance-sign-${sign}`)}</p>
        </li>
      ))}
    </ul>
  );
}

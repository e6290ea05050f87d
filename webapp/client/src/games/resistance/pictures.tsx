/** What the signs on the table mean: pictures of the rules and of what there is to look up. */
import type { FunctionComponent } from "preact";

import { t } from "../../app/texts";
import { Bomb, Crown, Flag, Person, RoleMark, Sealed } from "./marks";
import type { Role } from "./told";

export function LegendArt({ word }: { readonly word: string }) {
  return <RoleMark role={word as Role} />;
}

const SIGNS: { readonly [section: string]: { readonly [sign: string]: FunctionComponent } } = {
  team: { crown: Crown, flag: Flag },
  vote: { sealed: Sealed },
  mission: { person: Person, bomb: Bomb },
};

export function RulesArt({ section }: { readonly section: string }) {
  const signs = Object.entries(SIGNS[section] ?? {});
  if (signs.length === 0) return null;
  return (
    <ul class="legend">
      {signs.map(([sign, Sign]) => (
        <li key={sign}>
          <Sign />
          <p>{t(`resistance-sign-${sign}`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The faces of the characters where they are looked up. */
import { Portrait, type Role, ROLES } from "./roles";

export const LegendArt = ({ word }: { readonly field: string; readonly word: string }) => <Portrait role={word as Role} />;

export function RulesArt({ section }: { readonly section: string }) {
  if (section !== "characters") return null;
  return (
    <p class="coup-gallery" aria-hidden="true">
      {ROLES.map((role) => (
        <Portrait key={role} role={role} />
      ))}
    </p>
  );
}

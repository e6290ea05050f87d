/** The picture beside a character where it is looked up. */
import { Emblem, type Role } from "./roles";

export function LegendArt({ word }: { readonly field: string; readonly word: string }) {
  return (
    <span class="face legend-face" data-role={word}>
      <Emblem role={word as Role} />
    </span>
  );
}

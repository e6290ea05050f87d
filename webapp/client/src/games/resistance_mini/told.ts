/** What Resistance Mini's view says, as its pieces need it. */
import type { ResistanceMiniRevealed } from "../../types";
import { t } from "../../app/texts";
import type { Scene, View } from "../../frame/game";
import { listed, wordName } from "../../frame/telling";

export type Here = Scene<"resistance_mini">;
export type Shown = View<"resistance_mini">;
export type Character = ResistanceMiniRevealed["sides"][number];
export type Card = ResistanceMiniRevealed["hands"][number][number];

/** Three characters lie before everybody. */
export const POSITIONS = [0, 1, 2] as const;

/** Whether a touch on entries of this field means something now. */
export const isAskedOf = ({ snapshot }: Here, field: string): boolean =>
  snapshot.offers.some(({ of }) => of.split(" ").includes(field));

/** What a seat has, in short phrases. */
export function standing({ view }: Here, seat: number): string {
  const up = (view.characters[seat] ?? []).flatMap((face) => (face ? [wordName("resistance_mini", "character", face)] : []));
  const shown = (view.shown[seat] ?? []).map((card) => wordName("resistance_mini", "result", card));
  return [
    view.factions[seat] && t("resistance_mini-card-factions"),
    t("resistance_mini-holds", { count: view.hands[seat] ?? 0 }),
    up.length > 0 && t("resistance_mini-up", { names: listed(up) }),
    shown.length > 0 && t("resistance_mini-card-shown", { names: listed(shown) }),
  ]
    .filter((phrase) => phrase !== false)
    .join(", ");
}

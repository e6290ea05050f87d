/** What Resistance Mini's view says, as its pieces need it. */
import type { ResistanceMiniRevealed } from "../../types";
import { t } from "../../app/texts";
import type { Scene, View } from "../../frame/game";
import { listed, wordName } from "../../frame/telling";

export type Here = Scene<"resistance_mini">;
export type Shown = View<"resistance_mini">;
export type Claim = NonNullable<Shown["claim"]>;
export type Errand = NonNullable<Shown["mission"]>;
export type Character = ResistanceMiniRevealed["sides"][number];
export type Card = ResistanceMiniRevealed["hands"][number][number];

/** Three characters lie before everybody. */
export const POSITIONS = [0, 1, 2] as const;

export const isCharacter = (word: string): word is Character => word === "spy" || word === "resister";

/** Whether a touch on entries of this field means something now. */
export const isAskedOf = ({ snapshot }: Here, field: string): boolean =>
  snapshot.offers.some(({ of }) => of.split(" ").includes(field));

/** What has become of a claim, where it is not only said. */
export const stampOf = ({ verdict, checker }: Claim): string | null =>
  verdict === "open" ? (checker === null ? null : "checked") : verdict;

/** What a seat has, in short phrases. */
export function standing({ view }: Here, seat: number): string {
  const { mission } = view;
  const up = (view.characters[seat] ?? []).flatMap((face) => (face ? [wordName("resistance_mini", "character", face)] : []));
  const shown = (view.shown[seat] ?? []).map((card) => wordName("resistance_mini", "result", card));
  return [
    view.factions[seat] && t("resistance_mini-card-factions"),
    t("resistance_mini-holds", { count: view.hands[seat] ?? 0 }),
    up.length > 0 && t("resistance_mini-up", { names: listed(up) }),
    shown.length > 0 && t("resistance_mini-card-shown", { names: listed(shown) }),
    mission?.team.includes(seat) && t("resistance_mini-seat-team"),
    mission?.leader === seat && t("resistance_mini-seat-leader"),
    mission?.passed.includes(seat) && t("resistance_mini-play-pass"),
    mission?.acted.includes(seat) && !mission.passed.includes(seat) && t("resistance_mini-seat-acted"),
    view.answered.includes(seat) && t("resistance_mini-seat-answered"),
  ]
    .filter((phrase) => typeof phrase === "string")
    .join(", ");
}

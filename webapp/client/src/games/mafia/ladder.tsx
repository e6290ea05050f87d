/** The trial ladder: whoever is put up stands on a rung of it, with the stones that were laid against him. */
import type { ComponentChildren } from "preact";

import { digits, t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { listed } from "../../frame/telling";
import { votersFor } from "./told";

const FEW = 3;

interface Props {
  readonly scene: Scene<"mafia">;
}

interface DeckProps {
  readonly label: string;
  readonly many: number;
  readonly children: ComponentChildren;
}

export const Deck = ({ label, many, children }: DeckProps) => (
  <ul class="trial" aria-label={label} data-many={many > FEW ? "" : undefined}>
    {children}
  </ul>
);

interface NomineeProps extends Props {
  readonly seat: number;
  /** Who put him up, if that matters now. */
  readonly by?: number | null;
  readonly children?: ComponentChildren;
}

export function Nominee({ scene, seat, by = null, children }: NomineeProps) {
  return (
    <li data-nominee={seat}>
      <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi> {children}
      {by !== null && (
        <span class="by">
          <small>{t("mafia-card-accusers", { accusers: scene.name(by) })}</small>
          <i class="by-sign" aria-hidden="true">
            ‹ <SignOf seat={by} />
          </i>
        </span>
      )}
    </li>
  );
}

/** Those who had votes too and are not at stake any more. */
export const Off = ({ scene, seats }: Props & { readonly seats: readonly number[] }) => (
  <ul class="off" aria-label={t("mafia-spared")}>
    {seats.map((seat) => (
      <li key={seat} data-nominee={seat} data-off>
        <SignOf seat={seat} /> <bdi>{scene.name(seat)}</bdi> <Stones scene={scene} seat={seat} />
      </li>
    ))}
  </ul>
);

/** The votes against somebody: how many, and a stone of each voter. */
export function Stones({ scene, seat }: Props & { readonly seat: number }) {
  const voters = votersFor(scene.view, seat);
  return (
    <span class="stones" role="img" aria-label={t("mafia-votes", { count: voters.length, voters: listed(voters.map(scene.name)) })}>
      {voters.map((voter) => (
        <SignOf key={voter} seat={voter} />
      ))}
      <b>{digits(voters.length)}</b>
    </span>
  );
}

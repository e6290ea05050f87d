/** Who sits opposite: a figure at the far edge of the table; and the back of one's own chair. */
import type { Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";

interface Props {
  readonly scene: Scene<"duel">;
  readonly seat: number;
}

/** Names and states stand on the monitor; this is what the eye sees. */
export function Opposite({ scene, seat }: Props) {
  const dealer = scene.snapshot.people[seat]?.house;
  return (
    <div class="opposite" data-dealer={dealer ? "" : undefined} aria-hidden="true">
      <div class="figure">{!dealer && <SignOf seat={seat} />}</div>
    </div>
  );
}

export const Chair = () => <div class="duel-chair" aria-hidden="true" />;

/** Resistance Mini's table: three characters before each, factions, missions, and my hand. */
import { t } from "../../app/texts";
import { moving } from "../../frame/playback";
import { Round } from "../../frame/seats";
import { Secret } from "../../frame/secret";
import { Middle } from "./middle";
import { Glimpse, Paper, Place, Token } from "./pieces";
import { shownIn } from "./story";
import { type Here, isAskedOf, POSITIONS, standing } from "./told";

export function Board(whole: Here) {
  const view = shownIn(whole.view, moving.value);
  const scene = { ...whole, view };
  const { reader } = scene;
  const others = view.hands.length - (reader === null ? 0 : 1);
  return (
    <div class="mini" data-at-stage={view.stage} data-others={others}>
      <Round
        scene={scene}
        at={(seat) => <At scene={scene} seat={seat} />}
        says={(seat) => standing(scene, seat)}
        middle={<Middle scene={scene} />}
      >
        {reader !== null && <Own scene={scene} seat={reader} />}
      </Round>
      {reader === null && <i class="mini-still" aria-hidden="true" />}
      <div class="mini-flights" aria-hidden="true" />
    </div>
  );
}

/** Before somebody: the characters, a token, how many mission cards, and those everybody knows. */
function At({ scene, seat }: { readonly scene: Here; readonly seat: number }) {
  const { view, reader } = scene;
  const shown = view.shown[seat] ?? [];
  const count = view.hands[seat] ?? 0;
  return (
    <>
      {view.factions[seat] && <Token />}
      {count > 0 && (
        <span class="mini-hand" aria-hidden="true">
          {Array.from({ length: count }, (_, n) => (
            <Paper key={n} card={shown[n] ?? null} />
          ))}
        </span>
      )}
      {seat !== reader && <Characters scene={scene} seat={seat} />}
    </>
  );
}

const Characters = ({ scene, seat }: { readonly scene: Here; readonly seat: number }) => (
  <span class="characters">
    {POSITIONS.map((position) => (
      <Place key={position} scene={scene} seat={seat} position={position} />
    ))}
  </span>
);

/** My characters, as unknown to me as to anybody, and my hand. */
function Own({ scene, seat }: { readonly scene: Here; readonly seat: number }) {
  const { view } = scene;
  const closed = view.characters[seat]?.some((face) => face === null);
  return (
    <div class="own-table">
      <div class="own-three" data-guide="characters">
        <Characters scene={scene} seat={seat} />
        <small class="own-closed">{closed ? t("resistance_mini-closed") : "\u00a0"}</small>
      </div>
      <Secret title={t("resistance_mini-hand")}>
        {view.hand.length > 0 ? (
          <Glimpse scene={scene} words={view.hand} field="hand" asked={isAskedOf(scene, "hand")} />
        ) : (
          <p class="no-cards">{t("resistance_mini-no-cards")}</p>
        )}
      </Secret>
    </div>
  );
}

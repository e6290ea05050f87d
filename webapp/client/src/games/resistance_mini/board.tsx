/** Resistance Mini's table: three characters before each, factions, missions, and my hand. */
import { t } from "../../app/texts";
import { Round } from "../../frame/seats";
import { Secret } from "../../frame/secret";
import { Middle } from "./middle";
import { CardMark, Glimpse, Place, Token } from "./pieces";
import { type Here, isAskedOf, POSITIONS, standing } from "./told";

export function Board(scene: Here) {
  const { view, reader } = scene;
  return (
    <div class="mini" data-at-stage={view.stage}>
      <Round
        scene={scene}
        at={(seat) => <At scene={scene} seat={seat} />}
        says={(seat) => standing(scene, seat)}
        middle={<Middle scene={scene} />}
      >
        {reader !== null && <Own scene={scene} seat={reader} />}
      </Round>
    </div>
  );
}

/** Before somebody: the characters, a token, how many mission cards, and those everybody knows. */
function At({ scene, seat }: { readonly scene: Here; readonly seat: number }) {
  const { view, reader } = scene;
  const shown = view.shown[seat] ?? [];
  return (
    <>
      {seat !== reader && (
        <span class="characters">
          {POSITIONS.map((position) => (
            <Place key={position} scene={scene} seat={seat} position={position} />
          ))}
        </span>
      )}
      <span class="holds">
        {view.factions[seat] && <Token />}
        {Array.from({ length: view.hands[seat] ?? 0 }, (_, n) => (
          <span key={n} class="mission-back">{shown[n] && <CardMark card={shown[n]} />}</span>
        ))}
      </span>
    </>
  );
}

/** My characters, as unknown to me as to anybody, and my hand. */
function Own({ scene, seat }: { readonly scene: Here; readonly seat: number }) {
  const { view } = scene;
  return (
    <div class="own-table">
      <span class="characters" data-guide="characters">
        {POSITIONS.map((position) => (
          <Place key={position} scene={scene} seat={seat} position={position} />
        ))}
      </span>
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

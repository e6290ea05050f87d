/** After the game: everybody's cards, how often they had bluffed, and what nobody held. */
import { t } from "../../app/texts";
import type { Outcome, Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { Named, type Role, ROLES } from "./roles";

interface Props {
  readonly outcome: Outcome<"coup">;
  readonly scene: Scene<"coup">;
}

export function Revealed({ outcome, scene }: Props) {
  const { hands, court, piles, lies } = outcome.revealed;
  return (
    <section class="opened">
      <ul class="opened-hands">
        {hands.map((hand, seat) => (
          <li key={seat} data-seat={seat}>
            <p class="opened-who">
              <SignOf seat={seat} />
              <bdi>{scene.name(seat)}</bdi>
              <small>{t("coup-bluffs", { count: lies[seat]! })}</small>
            </p>
            <Cards hidden={hand} lost={scene.view.lost[seat]!} />
          </li>
        ))}
      </ul>
      <Heap title={t("coup-in-court")} cards={court} />
      {piles.map((pile, seat) => (
        <Heap key={seat} title={t("coup-put-aside", { who: scene.name(seat) })} cards={pile} />
      ))}
      <p class="opened-note">{t("coup-struck-out")}</p>
    </section>
  );
}

function Cards({ hidden, lost }: { readonly hidden: readonly Role[]; readonly lost: readonly Role[] }) {
  return (
    <p class="opened-cards">
      {hidden.map((role, place) => (
        <Named key={place} role={role} />
      ))}
      {lost.map((role, place) => (
        <Named key={`lost-${place}`} role={role} lost />
      ))}
    </p>
  );
}

const inOrder = (cards: readonly Role[]): readonly Role[] => ROLES.flatMap((role) => cards.filter((card) => card === role));

/** Cards whose order means nothing. */
function Heap({ title, cards }: { readonly title: string; readonly cards: readonly Role[] }) {
  return (
    <div class="opened-heap">
      <h3>{title}</h3>
      <Cards hidden={inOrder(cards)} lost={[]} />
    </div>
  );
}

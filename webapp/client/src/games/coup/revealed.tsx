/** After the game: everybody's cards, how often they had bluffed, and what nobody held. */
import "./revealed.css";

import { digits, t } from "../../app/texts";
import type { Outcome, Scene } from "../../frame/game";
import { SignOf } from "../../frame/signs";
import { Face, Stack } from "./cards";
import { type Role, ROLES } from "./roles";

interface Props {
  readonly outcome: Outcome<"coup">;
  readonly scene: Scene<"coup">;
}

export function Revealed({ outcome, scene }: Props) {
  const { hands, court, piles, lies } = outcome.revealed;
  const order = hands.map((_, seat) => seat).sort((a, b) => hands[b]!.length - hands[a]!.length);
  return (
    <section class="opened coup-opened">
      <ul class="opened-hands">
        {order.map((seat) => (
          <li key={seat} data-seat={seat} data-won={outcome.winners.includes(seat) ? "" : undefined}>
            <p class="opened-who">
              <SignOf seat={seat} />
              <bdi>{scene.name(seat)}</bdi>
              {hands[seat]!.length > 0 && (
                <span class="opened-coins">
                  <Stack count={scene.view.coins[seat]!} />
                  {digits(scene.view.coins[seat]!)}
                </span>
              )}
              <small>{t("coup-bluffs", { count: lies[seat]! })}</small>
            </p>
            <Cards hidden={hands[seat]!} lost={scene.view.lost[seat]!} />
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
        <span class="opened-card" key={place}>
          <Face role={role} />
        </span>
      ))}
      {lost.map((role, place) => (
        <span class="opened-card" data-lost="" key={`lost-${place}`}>
          <Face role={role} />
        </span>
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

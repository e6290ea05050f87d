/** What stands at a seat: coins, cards, whose turn it is, and who has answered. */
import { digits, t } from "../../app/texts";
import type { Scene, View } from "../../frame/game";
import { listed } from "../../frame/telling";
import { Small, Stack } from "./cards";
import { lostLieLarge } from "./hand";
import { roleName } from "./roles";

type CoupView = View<"coup">;

/** With more people opposite there is less room for each. */
export const ROOMY = 4;

interface Props {
  readonly scene: Scene<"coup">;
  readonly seat: number;
}

export function AtSeat({ scene, seat }: Props) {
  const { view, reader } = scene;
  const mine = seat === reader;
  const lost = mine && lostLieLarge(view) ? [] : view.lost[seat]!;
  return (
    <>
      {view.turn === seat && view.stage !== "pick" && view.stage !== "over" && <TurnMark />}
      {view.answered.includes(seat) && <AnsweredMark />}
      {view.cards[seat]! > 0 && (
        <span class="coins" data-coins={view.coins[seat]}>
          <Stack count={view.coins[seat]!} />
          <b>{digits(view.coins[seat]!)}</b>
        </span>
      )}
      <span class="small-cards">
        {lost.map((role, place) => (
          <Small key={place} role={role} />
        ))}
        {!mine && Array.from({ length: view.cards[seat]! }, (_, place) => <Small key={`back-${place}`} />)}
      </span>
      {!mine && lost.length > 0 && (
        <span class="lost-names">
          {lost.map((role, place) => (
            <s key={place}>{roleName(role)}</s>
          ))}
        </span>
      )}
    </>
  );
}

/** The same in words. */
export function saysOf(view: CoupView, seat: number): string {
  const lost = view.lost[seat]!;
  return [
    view.turn === seat && view.stage !== "over" && t("coup-on-turn"),
    view.claim?.target === seat && t("coup-aimed-at"),
    view.answered.includes(seat) && t("coup-has-answered"),
    t("coup-card-seat", { cards: view.cards[seat]!, coins: view.coins[seat]! }),
    lost.length > 0 && t("coup-card-lost", { names: listed(lost.map(roleName)) }),
  ]
    .filter((words) => typeof words === "string")
    .join(", ");
}

function TurnMark() {
  return (
    <svg class="seat-badge turn-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5 3l7 5-7 5z" fill="currentColor" />
    </svg>
  );
}

function AnsweredMark() {
  return (
    <svg class="seat-badge answered-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3.5 8.5l3 3 6-7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

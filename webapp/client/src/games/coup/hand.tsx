/** My own cards – beside them those I lost – and in an exchange those drawn to choose from. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Secret } from "../../frame/secret";
import { listed } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import { Face } from "./cards";
import { LookUp } from "./lookup";
import { Emblem, type Role, roleName } from "./roles";

interface Props {
  readonly scene: Scene<"coup">;
}

/** Whether there is room for my lost cards beside those I hold; else they lie at my seat, small. */
export const lostLieLarge = ({ hand, drawn, stage }: Scene<"coup">["view"]): boolean =>
  hand.length < 2 && drawn.length === 0 && stage !== "pick";

export function Hand({ scene }: Props) {
  const { view } = scene;
  const { hand, drawn, pile, stage, me } = view;
  const cards = [...hand, ...drawn];
  const lost = me === null || !lostLieLarge(view) ? [] : view.lost[me]!;
  return (
    <div class="my-hand" data-lost={lost.length || undefined}>
      {cards.length > 0 && (
        <Secret title={t("coup-hand")}>
          <div class="hand" data-count={cards.length}>
            {cards.map((role, place) => (
              <Own key={place} scene={scene} role={role} place={place} drawn={place >= hand.length} />
            ))}
          </div>
          {pile.length > 0 && stage !== "pick" && <Aside pile={pile} label={t("coup-secret-pile", { stage, names: listed(pile.map(roleName)) })} />}
        </Secret>
      )}
      {lost.map((role, place) => (
        <div class="lost-card" key={place} role="img" aria-label={t("coup-card-lost", { names: roleName(role) })}>
          <Face role={role} />
        </div>
      ))}
      <LookUp view={view} />
      {hand.length === 0 && <p class="out-of-it">{t("coup-out")}</p>}
    </div>
  );
}

/** Two players: the four out of play that only I know. */
function Aside({ pile, label }: { readonly pile: readonly Role[]; readonly label: string }) {
  return (
    <p class="put-aside" role="img" aria-label={label}>
      <span>{t("coup-aside")}</span>
      {pile.map((role, place) => (
        <i key={place} data-role={role}>
          <Emblem role={role} />
        </i>
      ))}
    </p>
  );
}

interface OwnProps extends Props {
  readonly role: Role;
  readonly place: number;
  readonly drawn: boolean;
}

function Own({ scene, role, place, drawn }: OwnProps) {
  const label = drawn ? `${roleName(role)}, ${t("coup-drawn")}` : roleName(role);
  const face = (
    <>
      <Face role={role} />{" "}
      {drawn && <small class="drawn" aria-hidden="true">{t("coup-drawn")}</small>}
    </>
  );
  // While one chooses from the pile, the same places mean that.
  if (scene.view.stage === "pick") {
    return (
      <div class="own-card" role="img" aria-label={label}>
        {face}
      </div>
    );
  }
  return (
    <Touch scene={scene} pick={String(place)} label={label} class={drawn ? "own-card own-drawn" : "own-card"}>
      {face}
    </Touch>
  );
}

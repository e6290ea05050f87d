/** My own cards, and in an exchange those drawn beside them. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Secret } from "../../frame/secret";
import { listed } from "../../frame/telling";
import { Touch } from "../../frame/touch";
import { Face } from "./cards";
import { LookUp } from "./lookup";
import { type Role, roleName } from "./roles";

interface Props {
  readonly scene: Scene<"coup">;
}

export function Hand({ scene }: Props) {
  const { view } = scene;
  const { hand, drawn, pile, stage } = view;
  if (hand.length === 0) return <p class="out-of-it">{t("coup-out")}</p>;
  const cards = [...hand, ...drawn];
  return (
    <div class="my-hand">
      <Secret title={t("coup-hand")}>
        <div class="hand" data-count={cards.length}>
          {cards.map((role, place) => (
            <Own key={place} scene={scene} role={role} place={place} drawn={place >= hand.length} />
          ))}
        </div>
        {pile.length > 0 && stage !== "pick" && <p class="put-aside">{t("coup-secret-pile", { stage, names: listed(pile.map(roleName)) })}</p>}
      </Secret>
      <LookUp view={view} />
    </div>
  );
}

interface OwnProps extends Props {
  readonly role: Role;
  readonly place: number;
  readonly drawn: boolean;
}

function Own({ scene, role, place, drawn }: OwnProps) {
  const label = drawn ? listed([roleName(role), t("coup-drawn")], ", ") : roleName(role);
  const face = (
    <>
      <Face role={role} />
      {drawn && <small class="drawn">{t("coup-drawn")}</small>}
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
    <Touch scene={scene} pick={String(place)} label={label} class="own-card">
      {face}
    </Touch>
  );
}

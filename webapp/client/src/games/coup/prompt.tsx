/** What the dock asks: on one's turn all there is to do at a glance, else the offers as usual. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { question, silence } from "../../frame/labels";
import { begin, Offers } from "../../frame/offers";
import { pick, picking } from "../../frame/picking";
import { Silence } from "../../frame/ring";
import type { Offer } from "../../types";
import { Emblem, Portrait, type Role, roleName } from "./roles";

type CoupScene = Scene<"coup">;

export function Prompt(scene: CoupScene) {
  const { snapshot, view } = scene;
  const many = view.stage === "turn" && snapshot.offers.length > 1;
  return many && picking.value === null ? <Actions {...scene} /> : <Offers {...scene} />;
}

/** As whom something is done; what nobody has to be is missing. */
function roleOf(kind: string, { view }: CoupScene): Role | null {
  const powers: Record<string, Role | undefined> = { tax: "duke", assassinate: "assassin", steal: "captain" };
  return kind === "exchange" || kind === "examine" ? view.roles.at(-1)! : (powers[kind] ?? null);
}

function Actions(scene: CoupScene) {
  const { offers } = scene.snapshot;
  const claims = offers.filter(({ kind }) => roleOf(kind, scene));
  const silent = silence(scene);
  return (
    <div class="offers coup-actions" data-asked="">
      <p class="question">{question(scene, null)}</p>
      <div class="action-row">
        {offers.map((offer) => !claims.includes(offer) && <Action key={offer.kind} scene={scene} offer={offer} />)}
      </div>
      <p class="action-note" id="as-whom">{t("coup-as-whom")}</p>
      <div class="action-row" role="group" aria-labelledby="as-whom" data-count={claims.length}>
        {claims.map((offer) => (
          <Action key={offer.kind} scene={scene} offer={offer} />
        ))}
      </div>
      {silent && <Silence what={silent} />}
    </div>
  );
}

function Action({ scene, offer }: { readonly scene: CoupScene; readonly offer: Offer }) {
  const { kind, among, most } = offer;
  const role = roleOf(kind, scene);
  const act = () => {
    if (most === 0) scene.play(kind, []);
    else if (among.length === 1) pick(kind, among[0]!);
    else begin(kind);
  };
  return (
    <button type="button" class="button action" data-offer={kind} disabled={!scene.free} onClick={act}>
      {role && <Portrait role={role} />}
      <span class="action-words">
        <span>{t(`coup-do-${kind}`)}</span>
        {role && (
          <small data-role={role}>
            <Emblem role={role} />
            {roleName(role)}
          </small>
        )}
      </span>
    </button>
  );
}

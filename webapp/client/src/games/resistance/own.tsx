/** What only I know: my role, whom I know, my vote while the others' are awaited. */
import { t } from "../../app/texts";
import { Secret } from "../../frame/secret";
import { wordName, wordsOf } from "../../frame/telling";
import { Portrait, VoteMark } from "./marks";
import { Chip } from "./team";
import type { Here, Vote } from "./told";

/** As much room for either role, so that its shape betrays nothing. */
export function Own({ scene }: { readonly scene: Here }) {
  const { role, vote } = scene.view;
  if (!role) return null;
  return (
    <Secret title={t("resistance-mine")}>
      <div class="res-own-role" data-role={role}>
        <Portrait of={role} />
        <p class="res-own-name">
          <b>{wordName("resistance", "role", role)}</b>
          {role === "spy" && <small aria-hidden="true">{t("resistance-with-you")}</small>}
        </p>
        <Known scene={scene} />
        {vote && <OwnVote scene={scene} vote={vote} />}
      </div>
    </Secret>
  );
}

function Known({ scene }: { readonly scene: Here }) {
  const { role, spies } = scene.view;
  if (role !== "spy") return <p class="res-knows">{t("resistance-alone")}</p>;
  return (
    <ul class="res-team" aria-label={t("resistance-fellows")}>
      {spies.filter((seat) => seat !== scene.reader).map((seat) => (
        <Chip key={seat} scene={scene} seat={seat} />
      ))}
    </ul>
  );
}

function OwnVote({ scene, vote }: { readonly scene: Here; readonly vote: Vote }) {
  return (
    <span class="res-own-vote" role="img" aria-label={t("resistance-secret-vote", wordsOf("resistance", scene.view, scene))}>
      <VoteMark vote={vote} /> {wordName("resistance", "vote", vote)}
    </span>
  );
}

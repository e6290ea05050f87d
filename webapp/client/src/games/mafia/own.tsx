/** What I alone know: my role, the other maf, tonight's choice, what past nights showed. */
import { t } from "../../app/texts";
import type { Scene } from "../../frame/game";
import { Secret } from "../../frame/secret";
import { listed, wordName, wordsOf } from "../../frame/telling";
import { RoleMark } from "./marks";

const LATELY = 3;

/** As much room for every role, so that its shape betrays nothing. */
export function Own({ scene }: { readonly scene: Scene<"mafia"> }) {
  const { view, reader } = scene;
  const { role } = view;
  if (role === null || reader === null) return null;
  const mates = view.mafs.filter((seat) => seat !== reader);
  const chosen = view.stage === "night" ? view.choices[reader] : null;
  return (
    <Secret title={t("mafia-mine")}>
      <div class="own" data-role={role}>
        <p class="own-role">
          <RoleMark role={role} /> <b>{wordName("mafia", "role", role)}</b>
          {mates.length > 0 && <small>{t("mafia-with", { names: listed(mates.map(scene.name)) })}</small>}
        </p>
        {chosen != null && <p class="own-choice">{t("mafia-secret-choices", { reader: "who", who: scene.name(reader), choices: scene.name(chosen) })}</p>}
        {mates.map((mate) => {
          const theirs = view.choices[mate];
          return theirs == null ? null : (
            <p key={mate} class="own-choice">{t("mafia-secret-choices", { reader: "other", who: scene.name(mate), choices: scene.name(theirs) })}</p>
          );
        })}
        {role !== "civilian" &&
          view.past.slice(-LATELY).map((past) => (
            <p key={past.night} class="own-past">{t("mafia-secret-past", { ...wordsOf("mafia", past, scene), role, awake: awake(past.awake) })}</p>
          ))}
      </div>
    </Secret>
  );
}

const awake = (seen: boolean | null): string => (seen === null ? "none" : seen ? "yes" : "no");

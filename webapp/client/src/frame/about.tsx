/** Who made what, under which licence, and how one can know that the dealing was fair. */
import { version } from "../../package.json";
import { t } from "../app/texts";
import { Sheet } from "./sheet";

/** Names are names in every language; each with its licence. */
const MADE = [
  ["Rubik", "Hubert & Fischer", "OFL 1.1"],
  ["Vazirmatn", "Saber Rastikerdar", "OFL 1.1"],
  ["Preact, Signals", "Jason Miller", "MIT"],
  ["Fluent", "Mozilla", "Apache 2.0"],
  ["uqr", "Anthony Fu, Nayuki", "MIT"],
] as const;

export function AboutSheet({ close }: { readonly close: () => void }) {
  return (
    <Sheet name="about" title={t("app-about")} close={close}>
      <p>{t("app-about-text")}</p>
      <h3>{t("app-fair")}</h3>
      <p>{t("app-fair-text")}</p>
      <h3>{t("app-made")}</h3>
      <p>{t("app-made-own")}</p>
      <table class="made">
        <tbody>
          {MADE.map(([what, who, licence]) => (
            <tr key={what}>
              <th scope="row"><bdi>{what}</bdi></th>
              <td><bdi>{who}</bdi></td>
              <td><bdi>{licence}</bdi></td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{t("app-version", { version })}</p>
    </Sheet>
  );
}

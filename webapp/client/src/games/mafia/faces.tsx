/** The roles' portraits. */
import { fetchPictures } from "../../app/images";
import civilian from "./art/role-civilian.svg";
import commissioner from "./art/role-commissioner.svg";
import doctor from "./art/role-doctor.svg";
import maf from "./art/role-maf.svg";
import maniac from "./art/role-maniac.svg";
import type { Role } from "./told";

const FACES: { readonly [role in Role]: string } = { maf, maniac, doctor, commissioner, civilian };

/** So that no phone asks for its owner's alone. */
export const loadFaces = (): void => fetchPictures(Object.values(FACES));

export const ROLES = Object.keys(FACES) as Role[];

/** Those who are no builders have a frame with corners. */
export const Face = ({ role }: { readonly role: Role }) => (
  <img class="mafia-face" data-face={role === "maf" || role === "maniac" ? "foe" : "builder"} src={FACES[role]} alt="" />
);

/** In this order a night happens. */
export const ORDER: readonly Role[] = ["maniac", "doctor", "commissioner", "maf"];

/** Who comes after whom at night, where the rules tell of it. */
export const RulesArt = ({ section }: { readonly section: string }) =>
  section === "night" ? (
    <p class="crew" aria-hidden="true">
      {ORDER.map((role) => (
        <Face key={role} role={role} />
      ))}
    </p>
  ) : null;

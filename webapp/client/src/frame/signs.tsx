/** The sign and the colour of a seat: by either of them a person is found again. */
import { SIGNS } from "../types";

/** As many as there are signs; all of them stand out on the night ground. */
const COLOURS = [
  "#ff9a3d", "#c98f63", "#b79cff", "#ff6f91", "#74d46c", "#eceaf2", "#ffd54a",
  "#4fb6ff", "#f9b9d4", "#9db4cc", "#e384ff", "#35c79a", "#7f93ff", "#d8c07c",
];

export const signOf = (seat: number): string => SIGNS[seat % SIGNS.length]!;
export const colourOf = (seat: number): string => COLOURS[seat % COLOURS.length]!;

export function SignOf({ seat }: { readonly seat: number }) {
  return (
    <i class="sign" style={{ "--seat": colourOf(seat) }} aria-hidden="true">
      {signOf(seat)}
    </i>
  );
}

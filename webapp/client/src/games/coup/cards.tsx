/** What lies on the table: cards, face up and face down, and coins. */
import back from "./art/back.svg";
import { Emblem, Portrait, type Role, roleName } from "./roles";

/** A card face up, with its name. */
export function Face({ role }: { readonly role: Role }) {
  return (
    <span class="face" data-role={role}>
      <Portrait role={role} />
      <Emblem role={role} />
      <b class="face-name">{roleName(role)}</b>
    </span>
  );
}

export const Back = () => <img class="back" src={back} alt="" draggable={false} />;

/** A small card at a seat: its back, or face up, which is a card that was lost. */
export function Small({ role }: { readonly role?: Role }) {
  return (
    <i class="small-card" data-role={role} data-back={role ? undefined : ""}>
      {role ? (
        <>
          <Portrait role={role} />
          <Emblem role={role} />
        </>
      ) : (
        <Back />
      )}
    </i>
  );
}

/** How high a coin lifts the next one. */
const THICK = 2;
/** Nobody can have more. */
const HIGHEST = 12;

/** Coins one upon the other. */
export function Stack({ count }: { readonly count: number }) {
  const top = 29 - THICK * Math.min(count, HIGHEST);
  return (
    <svg class="coin" viewBox="0 0 24 34" aria-hidden="true">
      <ellipse cx="12" cy="29" rx="10" ry="4" fill="none" stroke="#c9a36d" stroke-dasharray="2 2.500" />
      {Array.from({ length: Math.min(count, HIGHEST) }, (_, n) => (
        <path key={n} d={`M2 ${29 - THICK * n}a10 4 0 0 0 20 0v-${THICK}h-20z`} fill={n % 2 ? "#b9822b" : "#8a5f1c"} />
      ))}
      {count > 0 && (
        <>
          <ellipse cx="12" cy={top} rx="10" ry="4" fill="#ffe7a6" />
          <ellipse cx="12" cy={top + 0.5} rx="9.500" ry="3.500" fill="#e9b145" />
          <ellipse cx="12" cy={top + 0.3} rx="5.500" ry="1.900" fill="#c58d2c" />
        </>
      )}
    </svg>
  );
}

/** One that flies. */
export function Coin() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill="#ffe7a6" />
      <circle cx="12" cy="12.800" r="10" fill="#e9b145" />
      <circle cx="12" cy="12.400" r="6" fill="none" stroke="#9c6a20" stroke-width="1.800" />
    </svg>
  );
}

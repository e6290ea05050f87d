/** The nine items, drawn so that one recognises them at 32 pixels. */
import type { JSX } from "preact";

import type { Item } from "./story";

const ART: Record<Item, JSX.Element> = {
  cigarettes: (
    <>
      <path d="M16 6h4v14h-4zM23 3h4v16h-4zM30 7h4v13h-4z" fill="#f6efe2" />
      <path d="M16 6h4v4h-4zM23 3h4v4h-4zM30 7h4v4h-4z" fill="#e0913f" />
      <path d="M10 17h29v27H10z" fill="#c9362c" />
      <path d="M10 17h29v9H10z" fill="#f6efe2" />
      <path d="M10 25h29v2H10z" fill="#e2b04c" />
      <circle cx="24.5" cy="35" r="5" fill="#f6efe2" />
      <path d="M24.5 31.5l1 2.5 2.6.2-2 1.7.6 2.6-2.2-1.4-2.3 1.4.7-2.6-2-1.7 2.6-.2z" fill="#c9362c" />
    </>
  ),
  loupe: (
    <>
      <path d="M30 31l12 12" stroke="#7d4a21" stroke-width="7" stroke-linecap="round" />
      <path d="M29 30l4 4" stroke="#e2b04c" stroke-width="6" />
      <circle cx="20" cy="20" r="13" fill="#bfe6ee" opacity=".5" />
      <circle cx="20" cy="20" r="14" fill="none" stroke="#e2b04c" stroke-width="4" />
      <path d="M12 19c1-4 4-7 8-7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" />
    </>
  ),
  beer: (
    <>
      <path d="M33 20h5c4 0 5 3 5 6v5c0 4-2 6-6 6h-4" fill="none" stroke="#d9d2c4" stroke-width="4" />
      <path d="M9 15h25v26c0 2-1 3-3 3H12c-2 0-3-1-3-3z" fill="#e9a52c" />
      <path d="M13 20h3v19h-3zM20 20h3v19h-3zM27 20h3v19h-3z" fill="#ffd677" opacity=".8" />
      <path d="M7 16c-2-5 2-8 5-7 1-4 7-5 9-2 3-2 8-1 8 2 4-1 7 3 5 7 0 2-3 3-4 1-2 2-5 2-6 0-1 6-5 6-6 0-2 2-5 2-6 0-2 2-5 1-5-1z" fill="#fff7e6" />
    </>
  ),
  handcuffs: (
    <>
      <g fill="none" stroke="#c3ccd2" stroke-width="4.5">
        <circle cx="13" cy="30" r="9" />
        <circle cx="35" cy="30" r="9" />
      </g>
      <path d="M15 18h6v6h-6zM27 18h6v6h-6z" fill="#8b959c" />
      <path d="M20 19c1-6 7-6 8 0" fill="none" stroke="#e8eef1" stroke-width="3" stroke-dasharray="4 2.5" />
      <path d="M6 27c1-3 3-5 6-5M28 27c1-3 3-5 6-5" fill="none" stroke="#fff" stroke-width="1.5" />
    </>
  ),
  saw: (
    <>
      <path d="M4 20l27-7 3 13-26 5z" fill="#c9d1d6" />
      <path d="M4 20l27-7 .6 3L5 23z" fill="#f2f6f8" />
      <path d="M8 31l2 4 2.5-5 2 4 2.5-5 2 4 2.5-5 2 4 2.5-5 2 4 2.5-5 2 4 2-5" fill="#c9d1d6" />
      <path d="M30 11c6-4 14-1 15 6 1 8-3 14-9 13-3 0-3-4-2-7z" fill="#a4642c" />
      <path d="M36 15c3-1 5 1 5 4s-1 6-3 6-2-3-2-5z" fill="#20170e" />
    </>
  ),
  inverter: (
    <>
      <path d="M17 14c0-3 3-4 7-4s7 1 7 4v10H17z" fill="#d8382d" />
      <path d="M17 24h14v10c0 3-3 4-7 4s-7-1-7-4z" fill="#18a79c" />
      <path d="M21 15l6 6M27 15l-6 6" stroke="#fff3ee" stroke-width="2" stroke-linecap="round" />
      <circle cx="24" cy="30.5" r="3" fill="none" stroke="#eafffb" stroke-width="2" />
      <g fill="none" stroke="#f4e3c2" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
        <path d="M9 36C3 28 4 17 11 11" />
        <path d="M5 11h7v7" />
        <path d="M39 12c6 8 5 19-2 25" />
        <path d="M43 37h-7v-7" />
      </g>
    </>
  ),
  phone: (
    <>
      <path d="M6 20C6 8 42 8 42 20v4H33v-6c-5-2-13-2-18 0v6H6z" fill="#3a4750" />
      <path d="M8 19C10 10 38 10 40 19" fill="none" stroke="#8fa3ae" stroke-width="2" />
      <path d="M16 21h16l8 14c1 5-1 8-4 8H12c-3 0-5-3-4-8z" fill="#55666f" />
      <circle cx="24" cy="32" r="8" fill="#e8dcc4" />
      <circle cx="24" cy="32" r="2.5" fill="#55666f" />
      <g fill="#55666f">
        <circle cx="24" cy="26.5" r="1.3" />
        <circle cx="29" cy="29" r="1.3" />
        <circle cx="29" cy="35" r="1.3" />
        <circle cx="24" cy="37.5" r="1.3" />
        <circle cx="19" cy="35" r="1.3" />
        <circle cx="19" cy="29" r="1.3" />
      </g>
    </>
  ),
  adrenaline: (
    <g transform="rotate(45 24 24)">
      <path d="M23 36h2v12h-2z" fill="#dfe6ea" />
      <path d="M20 33h8v4h-8z" fill="#8b959c" />
      <path d="M16 12h16v21H16z" fill="#e6f1f4" opacity=".9" />
      <path d="M17.5 19h13v12.5h-13z" fill="#e04a7a" />
      <path d="M26 16h6M26 20h6M26 24h6M26 28h6" stroke="#5a656b" stroke-width="1.5" />
      <path d="M12 9h24v4H12z" fill="#8b959c" />
      <path d="M22.5 0h3v10h-3z" fill="#c3ccd2" />
      <path d="M16-3h16v4H16z" fill="#c3ccd2" />
    </g>
  ),
  medicine: (
    <>
      <path d="M11 4h20v8H11z" fill="#f6efe2" />
      <path d="M14 4v8M18 4v8M22 4v8M26 4v8" stroke="#cfc5b2" stroke-width="1.5" />
      <path d="M9 13h24v27c0 2-2 4-4 4H13c-2 0-4-2-4-4z" fill="#d97b27" />
      <path d="M9 20h24v15H9z" fill="#fff7e6" />
      <path d="M19 22.5h4v3.5h3.5v4H23V33.5h-4V30h-3.5v-4H19z" fill="#c9362c" />
      <g transform="rotate(-28 38 38)">
        <rect x="29" y="34" width="17" height="8" rx="4" fill="#f6efe2" />
        <path d="M37.5 34H42a4 4 0 0 1 0 8h-4.5z" fill="#2aa79b" />
      </g>
    </>
  ),
};

export function ItemArt({ item }: { readonly item: Item }) {
  return (
    <svg class="item-art" viewBox="0 0 48 48" aria-hidden="true">
      {ART[item]}
    </svg>
  );
}

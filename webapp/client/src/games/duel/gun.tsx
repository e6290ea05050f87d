/** The shotgun across the middle: a touch opens its two targets. */
import { t } from "../../app/texts";

interface Props {
  readonly sawn: boolean;
  readonly flipped: boolean;
  readonly open: boolean;
  readonly able: boolean;
  readonly other: string;
  readonly touch: () => void;
}

export function Gun({ sawn, flipped, open, able, other, touch }: Props) {
  return (
    <div class="gun" data-guide="gun" data-open={open ? "" : undefined} data-able={able ? "" : undefined}>
      {(sawn || flipped) && (
        <p class="gun-marks">
          {sawn && <span class="chip warn" data-mark="sawn">{t("duel-sawn", { cost: 2 })}</span>}
          {flipped && <span class="chip" data-mark="flipped">⇅ {t("duel-flipped")}</span>}
        </p>
      )}
      <p class="aim" data-aim="other" aria-hidden="true">↑ <bdi>{t("duel-aim-other", { who: other })}</bdi></p>
      <button
        type="button"
        class="gun-button"
        aria-label={open ? t("duel-gun-back") : t("duel-gun")}
        aria-expanded={open}
        disabled={!able}
        onClick={touch}
      >
        <Shotgun sawn={sawn} />
      </button>
      <p class="aim" data-aim="self" aria-hidden="true">↓ <bdi>{t("duel-aim-self")}</bdi></p>
    </div>
  );
}

function Shotgun({ sawn }: { readonly sawn: boolean }) {
  return (
    <svg class="gun-art" viewBox="0 20 344 54" aria-hidden="true">
      <defs>
        <linearGradient id="steel" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#b9c0c4" />
          <stop offset=".35" stop-color="#6d757a" />
          <stop offset="1" stop-color="#22272a" />
        </linearGradient>
        <linearGradient id="walnut" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#b5763c" />
          <stop offset=".5" stop-color="#7d4a21" />
          <stop offset="1" stop-color="#3f220d" />
        </linearGradient>
      </defs>
      <path
        d="M6 44c0-5 3-8 8-9l70-10c14-2 24 0 32 4h14v18h-14c-8 0-13 4-18 12-3 6-10 8-14 3-3-3-3-6-4-8l-62 16c-7 2-10 0-11-6z"
        fill="url(#walnut)"
      />
      <path d="M14 40c24-5 50-9 74-11 10-1 16 1 22 4" fill="none" stroke="#e0a468" stroke-width="1.5" opacity=".55" />
      <path d="M6 44c0-4 2-7 6-8l2 30c-4 1-6-1-7-5z" fill="#1d1712" />
      {sawn ? (
        <>
          <path d="M186 27h60l5 3-6 2 5 4h-64z" fill="url(#steel)" />
          <path d="M186 39h48l4 3-4 5h-48z" fill="url(#steel)" />
          <path d="M246 27l5 3-6 2 5 4" fill="none" stroke="#f4ece0" stroke-width="1.5" />
        </>
      ) : (
        <>
          <path d="M186 27h148v9H186z" fill="url(#steel)" />
          <path d="M186 39h118a4 4 0 0 1 0 8H186z" fill="url(#steel)" />
          <path d="M326 23h5v4h-5z" fill="#e2b04c" />
          <path d="M330 27h4v9h-4z" fill="#14171a" />
        </>
      )}
      <rect x="122" y="24" width="68" height="25" rx="5" fill="url(#steel)" />
      <rect x="140" y="29" width="32" height="9" rx="2" fill="#0e1011" />
      <path d="M128 47c1 17 6 22 17 22s15-7 16-22" fill="none" stroke="#596065" stroke-width="3.5" />
      <path d="M143 48c0 7-2 11-6 14" fill="none" stroke="#a9b1b6" stroke-width="3" stroke-linecap="round" />
      <rect x="198" y="35" width={sawn ? 36 : 66} height="17" rx="7" fill="url(#walnut)" />
      <path
        d={sawn ? "M206 37v13M214 37v13M222 37v13" : "M208 37v13M218 37v13M228 37v13M238 37v13M248 37v13"}
        stroke="#2c1607"
        stroke-width="2"
        opacity=".7"
      />
    </svg>
  );
}

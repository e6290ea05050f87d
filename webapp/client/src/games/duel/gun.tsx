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
        <span class="gun-art" data-sawn={sawn ? "" : undefined} aria-hidden="true">
          <i class="pump" />
          <i class="breech" />
          <i class="muzzle" />
        </span>
      </button>
      <p class="aim" data-aim="self" aria-hidden="true">↓ <bdi>{t("duel-aim-self")}</bdi></p>
    </div>
  );
}

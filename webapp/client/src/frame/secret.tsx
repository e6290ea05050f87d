/** What only this person sees looks the same in every game, and one touch covers all of it. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

import { t } from "../app/texts";

/** Whether everything that only this person sees is covered. */
export const hidden = signal(false);

export const toggleHidden = (): void => {
  hidden.value = !hidden.value;
};

/** The words for the button that covers and uncovers. */
export const coverLabel = (): string => `${t("app-only-you")}: ${t(hidden.value ? "app-show" : "app-hide")}`;

interface Props {
  /** A word or two about what it is; the eye stands before it. */
  readonly title?: string;
  readonly children: ComponentChildren;
}

/** A frame for one's own cards, role and knowledge: a soft inner border and an eye. */
export function Secret({ title, children }: Props) {
  return (
    <section class="secret" data-guide="secret" data-covered={hidden.value ? "" : undefined} aria-label={title ?? t("app-only-you")}>
      <button type="button" class="secret-eye" aria-label={title ? `${title}. ${coverLabel()}` : coverLabel()} onClick={toggleHidden}>
        <Eye closed={hidden.value} />
        {title && <span>{title}</span>}
      </button>
      <div class="secret-body">{children}</div>
      {hidden.value && (
        <p class="secret-cover" aria-hidden="true">
          <Eye closed /> {t("app-hidden")}
        </p>
      )}
    </section>
  );
}

/** The sign of what only this person sees; closed, where it is covered. */
export function Eye({ closed }: { readonly closed?: boolean }) {
  return (
    <svg class="eye" viewBox="0 0 24 24" role="img" aria-label={t("app-only-you")}>
      {closed ? (
        <path d="M2 10s3.6 5 10 5 10-5 10-5M5 13l-2 3M12 15v4M19 13l2 3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      ) : (
        <>
          <path d="M2 12s3.6-6 10-6 10 6 10 6-3.6 6-10 6-10-6-10-6z" fill="none" stroke="currentColor" stroke-width="2" />
          <circle cx="12" cy="12" r="3" fill="currentColor" />
        </>
      )}
    </svg>
  );
}

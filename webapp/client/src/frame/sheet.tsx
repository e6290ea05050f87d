/** A drawer from below; Back, Esc and a touch beside it close it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { layer } from "../app/router";
import { t } from "../app/texts";

interface Props {
  readonly title: string;
  readonly name: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Sheet({ title, name, close, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const here = dialog.current;
    const remove = layer(close);
    here?.showModal();
    return () => {
      // Closed while it is still in the page, so that the focus returns to where it came from.
      here?.close();
      remove();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      data-sheet={name}
      aria-label={title}
      // Esc is one step back, and the router takes it.
      onCancel={(event) => event.preventDefault()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t("app-close")} onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

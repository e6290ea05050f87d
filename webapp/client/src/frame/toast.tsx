/** A short word at the edge that goes away by itself. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { buzz } from "../app/haptics";
import { t } from "../app/texts";

const LASTS = 3600;
const said = signal<{ text: string; number: number } | null>(null);
let number = 0;

/** Say a refusal; without a text it was the connection. */
export function toast(text: string): void {
  tell(text || t("app-failed-text"));
  buzz("error");
}

/** Say something that is well. */
export function tell(text: string): void {
  const mine = ++number;
  said.value = { text, number: mine };
  setTimeout(() => {
    if (said.value?.number === mine) said.value = null;
  }, LASTS);
}

export function Toasts() {
  const root = useRef<HTMLDivElement>(null);
  const number = said.value?.number;
  useEffect(() => {
    // Shown anew it lies above a drawer that was opened before; old clients know no such thing.
    const element = root.current;
    if (!element || !("showPopover" in element)) return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (number !== undefined) element.showPopover();
  }, [number]);
  return (
    <div ref={root} popover="manual" class="toasts" role="status" aria-live="assertive">
      {said.value && (
        <p class="toast" key={number}>
          {said.value.text}
        </p>
      )}
    </div>
  );
}

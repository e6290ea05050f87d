/** The focus is never lost: where what had it is gone, it goes to what comes next. */
import { useEffect, useRef } from "preact/hooks";

/** What had the focus last, for whoever presses keys. */
let last: Element | null = null;

export function followFocus(): void {
  document.addEventListener("focusin", (event) => (last = event.target as Element));
}

/** Whether it had the focus until it went away, or could be pressed no longer. */
function isLost(): boolean {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return false;
  return last !== null && (!last.isConnected || last.matches(":disabled"));
}

/** Put a lost focus there. It can be anything; pressed is only what can be. */
export function refocus(there: HTMLElement | null | undefined): void {
  if (!there || !isLost()) return;
  if (!there.matches("button")) there.tabIndex = -1;
  there.focus({ preventScroll: true });
}

/** What does not fit its place is scrolled by keys, too, in browsers as well that have to be told so. */
export function useScroll<E extends HTMLElement>() {
  const here = useRef<E>(null);
  useEffect(() => {
    const { scrollHeight, clientHeight } = here.current!;
    if (scrollHeight > clientHeight) here.current!.tabIndex = 0;
    else here.current!.removeAttribute("tabindex");
  });
  return here;
}

/** Where a lost focus goes as long as this is drawn. */
export function useFocus<E extends HTMLElement>() {
  const here = useRef<E>(null);
  useEffect(() => refocus(here.current));
  return here;
}

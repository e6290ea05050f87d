/** A touch that stays: it means something else than a tap, and the tap that it ends with means nothing. */

const HOLD = 450;
const SLIP = 10;

/** Call when something is held, or the menu key is pressed on it; what that returns says whether it meant anything. */
export function holding(root: HTMLElement, held: (touched: Element) => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let meant = false;
  const begin = (event: PointerEvent): void => {
    meant = false;
    clearTimeout(timer);
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => (meant = held(event.target as Element)), HOLD);
  };
  const slip = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) clearTimeout(timer);
  };
  const end = (): void => clearTimeout(timer);
  const swallow = (event: Event): void => {
    if (!meant) return;
    event.stopPropagation();
    event.preventDefault();
    meant = false;
  };
  /** A right click, the menu key, and the long touch of some phones. */
  const menu = (event: Event): void => {
    clearTimeout(timer);
    if (meant || held(event.target as Element)) event.preventDefault();
  };
  const listeners = {
    pointerdown: begin,
    pointermove: slip,
    pointerup: end,
    pointercancel: end,
    click: swallow,
    contextmenu: menu,
  } as const;
  const each = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [name, listener] of each) root.addEventListener(name, listener, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of each) root.removeEventListener(name, listener, { capture: true });
  };
}

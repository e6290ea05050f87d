/** The Telegram client around us: what it said at launch, and messages to it and from it. */
import type { EventName, EventPayload, MethodName, MethodParams } from "@tma.js/bridge";

interface Native {
  postEvent(type: string, data: string): void;
}
type Receive = (type: string, data: unknown) => void;
type Listener = (payload: never) => void;

declare global {
  interface Window {
    TelegramWebviewProxy?: Native;
    Telegram?: { WebView?: { receiveEvent?: Receive } };
    TelegramGameProxy?: { receiveEvent?: Receive };
    TelegramGameProxy_receiveEvent?: Receive;
  }
}

const listeners = new Map<string, Set<Listener>>();

/** The launch parameters of a hash such as `#tgWebAppData=…`, or `#/page?tgWebAppData=…`. */
export function launchParams(hash: string): URLSearchParams {
  const text = hash.replace(/^#/, "");
  return new URLSearchParams(text.slice(text.indexOf("?") + 1));
}

const params = launchParams(location.hash);
export const initData = params.get("tgWebAppData") ?? "";
export const themeAtLaunch = params.get("tgWebAppThemeParams");
/** What the address asks for; web_app buttons carry it only here. */
export const startapp =
  new URLSearchParams(location.search).get("startapp") ?? params.get("tgWebAppStartParam") ?? "";
const version = params.get("tgWebAppVersion") ?? "6.0";

/** The language of the person's Telegram, before the server has told us who it is. */
export function languageAtLaunch(): string {
  try {
    const user = JSON.parse(new URLSearchParams(initData).get("user") ?? "{}");
    if (typeof user.language_code === "string") return user.language_code;
  } catch {
    // A broken launch is told by the server; here it only costs the language.
  }
  return navigator.language;
}

/** Whether the client knows what came with this version of Mini Apps. */
export function atLeast(wanted: string, have: string = version): boolean {
  const [major = 0, minor = 0] = have.split(".").map(Number);
  const [needMajor = 0, needMinor = 0] = wanted.split(".").map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/** Tell the client something. Clients too old to know it are not asked. */
export function post<M extends MethodName>(
  method: M,
  data?: MethodParams<M>,
  since = "6.0",
): boolean {
  if (!atLeast(since)) return false;
  if (window.TelegramWebviewProxy) {
    window.TelegramWebviewProxy.postEvent(method, JSON.stringify(data ?? null));
  } else if (window.parent !== window) {
    // The client's origin is not known, and nothing secret is ever posted.
    window.parent.postMessage(JSON.stringify({ eventType: method, eventData: data }), "*");
  } else return false;
  return true;
}

/** Hear what the client says. */
export function on<E extends EventName>(event: E, listener: (payload: EventPayload<E>) => void): void {
  const set = listeners.get(event) ?? new Set();
  listeners.set(event, set.add(listener as Listener));
}

function receive(type: string, data: unknown): void {
  for (const listener of listeners.get(type) ?? []) listener(data as never);
}

/** Start hearing, in a frame and in a native view alike. */
export function listen(): void {
  window.addEventListener("message", (event) => {
    if (event.source !== window.parent || typeof event.data !== "string") return;
    let message: { eventType?: unknown; eventData?: unknown };
    try {
      message = JSON.parse(event.data);
    } catch {
      return; // not the client: others may post what they like
    }
    if (message && typeof message.eventType === "string") receive(message.eventType, message.eventData);
  });
  window.Telegram = { ...window.Telegram, WebView: { ...window.Telegram?.WebView, receiveEvent: receive } };
  window.TelegramGameProxy = { receiveEvent: receive };
  window.TelegramGameProxy_receiveEvent = receive;
}

/** Follow a t.me link inside Telegram, or in a new window where there is none around us. */
export function openTelegram(link: string): void {
  const url = new URL(link);
  if (!post("web_app_open_tg_link", { path_full: url.pathname + url.search }, "6.1")) {
    window.open(link, "_blank", "noopener");
  }
}

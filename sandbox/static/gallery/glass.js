// One phone's glass with the Mini App behind it, and as much of Telegram's bridge as an app needs.
import { ACTS } from "../bridge.js";
import { el } from "../element.js";
import { Popups } from "../popups.js";
import { launchable, themes } from "../themes.js";
import { wordsFor } from "../words.js";

const EDGES = { top: 0, bottom: 0, left: 0, right: 0 };
const nothing = () => {};

export class Glass {
  /** `opened` is what the server said about the scene; `look` are language, size, theme and text. */
  constructor(opened, look) {
    this.table = opened.table;
    this.look = look;
    const [width, height] = look.size.split("x");
    const address = new URL(opened.path, new URL("/gallery/", location.href));
    this.frame = el("iframe", { title: `${look.language} ${look.size}`, width, height });
    this.backing = el("button", { type: "button", hidden: true, onclick: () => this.send("back_button_pressed") }, "Back");
    this.screen = el("div", { class: "screen" }, this.frame, el("div", { class: "toasts" }));
    this.root = el(
      "figure",
      { class: "phone glass", "data-theme": look.theme, "data-glass": `${look.language} ${look.size}` },
      this.screen,
      el("figcaption", {}, `${look.language} · ${look.size}`, this.backing),
    );
    this.frame.addEventListener("load", () => this.enlarge());
    this.frame.src = launchable(address.href, look.theme, location.origin).href;
    this.hear = (event) => event.source === this.frame.contentWindow && this.heard(event.data);
    addEventListener("message", this.hear);
    // What the bridge wants of a phone: this one has no header, no other apps and no chats.
    this.phone = { screen: this.screen, words: wordsFor(look.language) };
    this.popups = new Popups(this);
    this.sheet = {
      ready: nothing,
      setButton: nothing,
      setColour: nothing,
      shake: nothing,
      back: (visible) => (this.backing.hidden = !visible),
    };
  }

  send(eventType, eventData = {}) {
    this.frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), location.origin);
  }

  heard(data) {
    try {
      const { eventType, eventData } = JSON.parse(data);
      if (Object.hasOwn(ACTS, eventType)) ACTS[eventType](this, eventData ?? {});
    } catch {
      // Not the app's, or something that only a phone with chats can do.
    }
  }

  wear(theme) {
    this.root.dataset.theme = this.look.theme = theme;
    this.theme();
  }

  theme() {
    this.send("theme_changed", { theme_params: themes[this.look.theme] });
  }

  viewport() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    this.send("viewport_changed", { width, height, is_expanded: true, is_state_stable: true });
  }

  areas(which) {
    if (which !== "content") this.send("safe_area_changed", EDGES);
    if (which !== "device") this.send("content_safe_area_changed", EDGES);
  }

  /** The text size that the person's phone has been set to. */
  enlarge(text = this.look.text) {
    this.look.text = text;
    this.frame.contentDocument.documentElement.style.fontSize = text === "100" ? "" : `${text}%`;
  }

  break() {
    removeEventListener("message", this.hear);
    this.root.remove();
  }
}

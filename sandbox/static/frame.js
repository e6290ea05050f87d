// A Mini App in its frame: opened, minimised, told of the phone, and closed.
import { ACTS } from "./bridge.js";
import { desk } from "./desk.js";
import { ask, menu } from "./dialog.js";
import { el, icon } from "./element.js";
import { switchInline } from "./inline.js";
import { Popups } from "./popups.js";
import { Sheet } from "./sheet.js";
import { themes } from "./themes.js";

const SETTLE_MS = 400; // Telegram Web tells a new size and theme only after its own motion
const NOWHERE = { top: 0, bottom: 0, left: 0, right: 0 };

export class MiniApp {
  constructor(phone, address) {
    const { words, bot, person } = phone;
    this.phone = phone;
    this.origin = address.origin;
    this.address = address.href;
    this.mayWrite = decodeURIComponent(address.hash).includes("allows_write_to_pm");
    this.confirm = false;
    this.settings = false;
    this.popups = new Popups(this);
    this.sheet = new Sheet(phone, `app-${person.id}`, bot.name, this.address, {
      back: () => this.send("back_button_pressed"),
      close: () => this.close(),
      minimise: () => this.minimise(),
      more: () => this.more(),
      press: (kind) => this.send(kind === "main" ? "main_button_pressed" : "secondary_button_pressed"),
    });
    this.bar = el(
      "button",
      {
        type: "button",
        class: "app-bar",
        hidden: true,
        "data-act": "app-restore",
        "aria-label": `${words.restore}: ${bot.name}`,
        onclick: () => this.restore(),
      },
      icon("app"),
      el("bdi", {}, bot.name),
    );
    this.hear = (event) => event.source === this.sheet.frame.contentWindow && this.heard(event.data);
    window.addEventListener("message", this.hear);
    this.sizes = new ResizeObserver(() => this.viewport(SETTLE_MS));
    (phone.view?.restore ?? phone.list.root).append(this.bar);
    phone.screen.querySelector(".layers").append(this.sheet.root);
    this.sheet.rise();
    this.sizes.observe(this.sheet.frame);
    this.cover(true);
    this.sheet.frame.focus();
  }

  send(eventType, eventData = {}) {
    this.sheet.frame.contentWindow?.postMessage(JSON.stringify({ eventType, eventData }), this.origin);
  }

  heard(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      return; // not ours: other scripts in the frame may post what they like
    }
    const act =
      typeof message?.eventType === "string" && Object.hasOwn(ACTS, message.eventType) && ACTS[message.eventType];
    if (act) act(this, message.eventData ?? {});
  }

  // What the phone does to the app

  themeChanged() {
    this.sheet.paint();
    setTimeout(() => this.theme(), SETTLE_MS);
  }

  theme() {
    this.send("theme_changed", { theme_params: themes[this.phone.theme] });
  }

  viewport(after = 0) {
    clearTimeout(this.sizing);
    this.sizing = setTimeout(() => {
      const { clientWidth: width, clientHeight: height } = this.sheet.frame;
      this.send("viewport_changed", { width, height, is_expanded: true, is_state_stable: true });
    }, after);
  }

  areas(which) {
    const full = this.sheet.root.classList.contains("full");
    if (which !== "content") this.send("safe_area_changed", full ? { ...NOWHERE, top: 26 } : NOWHERE);
    if (which !== "device") this.send("content_safe_area_changed", full ? { ...NOWHERE, top: 46 } : NOWHERE);
  }

  fullscreen(on) {
    if (this.sheet.root.classList.contains("full") === on) {
      if (on) this.send("fullscreen_failed", { error: "ALREADY_FULLSCREEN" });
      return;
    }
    this.sheet.setFullscreen(on);
    this.send("fullscreen_changed", { is_fullscreen: on });
    this.areas();
  }

  minimise() {
    this.sheet.setMinimised(true);
    this.bar.hidden = false;
    this.cover(false);
    this.bar.focus({ preventScroll: true });
    this.send("visibility_changed", { is_visible: false });
  }

  restore() {
    this.sheet.setMinimised(false);
    this.bar.hidden = true;
    this.cover(true);
    this.sheet.frame.focus();
    this.send("visibility_changed", { is_visible: true });
  }

  /** While the app covers the chats, they cannot be reached by keyboard either. */
  cover(on) {
    const { list, view } = this.phone;
    list.root.inert = on || Boolean(view);
    if (view) view.root.inert = on;
  }

  async close() {
    const { words, screen } = this.phone;
    const buttons = [
      { id: "cancel", text: words.cancel },
      { id: "close", text: words.closeAnyway, look: "danger" },
    ];
    if (this.confirm && (await ask(screen, { title: this.phone.bot.name, text: words.closing, buttons })) !== "close")
      return;
    this.end();
  }

  end() {
    window.removeEventListener("message", this.hear);
    this.sizes.disconnect();
    clearTimeout(this.sizing);
    this.cover(false);
    this.sheet.root.remove();
    this.bar.remove();
    if (this.phone.app === this) this.phone.app = null;
    this.phone.view?.flow.focus({ preventScroll: true });
  }

  async more() {
    const { words, screen } = this.phone;
    const items = [
      this.settings && { id: "settings", text: words.settings },
      { id: "reload", text: words.reload },
      { id: "close", text: words.close },
    ];
    const choice = await menu(screen, items.filter(Boolean));
    if (choice === "settings") this.send("settings_button_pressed");
    if (choice === "reload") this.reload();
    if (choice === "close") await this.close();
  }

  /** Asks the app to reload itself, and does it for one that stays. */
  reload() {
    this.send("reload_iframe");
    this.reloading = setTimeout(() => this.sheet.reload(), 500);
  }

  /** Goes back to the chats with a query for the bot begun, in a chat of the kinds asked for. */
  switchInline({ query, chat_types }) {
    const kinds = (chat_types ?? []).map((type) => type.replace(/s$/, "").replace("user", "friend"));
    const { phone } = this;
    this.minimise();
    return switchInline(phone, phone.view?.chat.id ?? phone.bot.id, { query: String(query ?? ""), kinds });
  }

  async writeAccess() {
    const { words, person, screen, bot } = this.phone;
    const buttons = [
      { id: "deny", text: words.cancel },
      { id: "allow", text: words.allow, look: "main" },
    ];
    const allowed =
      this.mayWrite ||
      ((await ask(screen, { text: words.write(bot.name), buttons })) === "allow" &&
        (await this.phone.attempt(() => desk.allow(person.id))));
    this.mayWrite = allowed;
    this.send("write_access_requested", { status: allowed ? "allowed" : "cancelled" });
  }
}

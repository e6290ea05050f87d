// The Mini App's window in a phone: Telegram's header over it, its buttons under it, its colours.
import { el, iconButton } from "./element.js";
import { themes } from "./themes.js";

const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation";
const ALLOW = "camera; microphone; geolocation; clipboard-write";

/** How far, in pixels, each kind of haptic feedback moves the window. */
const SHAKES = { light: 1, soft: 1, success: 1, medium: 2, warning: 2, heavy: 4, rigid: 4, error: 4 };
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Sheet {
  /** `on`: what to do at back, close, minimise, more, press(kind). */
  constructor(phone, name, title, address, on) {
    const { words } = phone;
    this.phone = phone;
    this.painted = {};
    this.closing = iconButton("close", words.close, "app-close", on.close);
    this.backing = iconButton("back", words.back, "app-back", on.back, { hidden: true });
    this.head = el(
      "header",
      { class: "app-head" },
      this.closing,
      this.backing,
      el("h2", {}, el("bdi", {}, title)),
      iconButton("down", words.minimise, "app-minimise", on.minimise),
      iconButton("more", words.more, "app-more", on.more),
    );
    this.frame = el("iframe", {
      name,
      title,
      sandbox: SANDBOX,
      allow: ALLOW,
      allowfullscreen: true,
      src: address,
      onload: () => this.ready(),
    });
    this.wait = el("div", { class: "app-wait", role: "status" }, words.loading);
    this.buttons = {};
    for (const kind of ["secondary", "main"]) {
      this.buttons[kind] = el("button", {
        type: "button",
        class: `app-${kind}`,
        "data-act": `app-${kind}`,
        hidden: true,
        onclick: () => on.press(kind),
      });
    }
    this.foot = el("footer", { class: "app-foot", hidden: true }, this.buttons.secondary, this.buttons.main);
    this.root = el(
      "section",
      { class: "app", "aria-label": title, "data-app": true },
      this.head,
      el("div", { class: "app-body" }, this.frame, this.wait),
      this.foot,
    );
    this.paint();
  }

  ready() {
    this.wait.hidden = true;
  }

  /** A frame put into the page anew loads anew; the same address with a hash would not. */
  reload() {
    this.wait.hidden = false;
    this.wait.before(this.frame);
  }

  back(visible) {
    this.backing.hidden = !visible;
    this.closing.hidden = visible;
  }

  /** Draws the main or secondary button; what is not named stays as it was. */
  setButton(kind, data) {
    const button = this.buttons[kind];
    const was = (button.state ??= { is_active: true, is_visible: false, text: "" });
    Object.assign(was, data);
    if (!String(was.text).trim()) was.is_visible = false;
    button.hidden = !was.is_visible;
    button.disabled = !was.is_active;
    button.textContent = was.text;
    button.toggleAttribute("data-progress", Boolean(was.is_progress_visible));
    button.toggleAttribute("data-shine", Boolean(was.has_shine_effect));
    button.setAttribute("aria-busy", String(Boolean(was.is_progress_visible)));
    if (was.color) button.style.background = was.color;
    if (was.text_color) button.style.color = was.text_color;
    if (kind === "secondary") this.foot.dataset.position = was.position ?? "left";
    this.foot.hidden = Object.values(this.buttons).every(({ hidden }) => hidden);
  }

  /** Colours asked for by the app: a hex colour, or the key of a theme parameter. */
  setColour(part, { color, color_key: key }) {
    this.painted[part] = key ? { key } : { color };
    this.paint();
  }

  paint() {
    const theme = themes[this.phone.theme];
    const colour = (part, fallback) => {
      const asked = this.painted[part];
      return theme[asked?.key] ?? (CSS.supports("color", asked?.color ?? "") ? asked.color : theme[fallback]);
    };
    const head = colour("header", "header_bg_color");
    this.head.style.background = head;
    this.head.style.color = isDark(head) ? "#fff" : "#000";
    this.root.style.background = colour("background", "bg_color");
    this.foot.style.background = colour("bottom", "bottom_bar_bg_color");
  }

  setFullscreen(on) {
    this.root.classList.toggle("full", on);
  }

  setMinimised(on) {
    this.root.classList.toggle("away", on);
    this.root.inert = on;
  }

  /** A phone would buzz; this one shakes a little. */
  shake({ type, impact_style: impact, notification_type: notice }) {
    const strength = type === "selection_change" ? "light" : (impact ?? notice ?? "medium");
    const far = SHAKES[strength] ?? 2;
    const frames = [0, far, -far, far, 0].map((x) => ({
      transform: still.matches ? "none" : `translateX(${x}px)`,
      filter: `brightness(${x ? 1.08 : 1})`,
    }));
    this.root.animate(frames, 60 + far * 40);
  }

  rise() {
    this.root.animate(
      { opacity: [0, 1], transform: [still.matches ? "none" : "translateY(24px)", "none"] },
      { duration: 220, easing: "ease-out" },
    );
  }
}

function isDark(colour) {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) return true;
  const [red, green, blue] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150;
}

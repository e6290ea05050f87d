// One open chat: its head, what is pinned, the bubbles, and how they change in place.
import { bubble, openSpoilers } from "./bubble.js";
import { Composer } from "./composer.js";
import { desk } from "./desk.js";
import { menu } from "./dialog.js";
import { avatar, el, icon, iconButton } from "./element.js";
import { plain } from "./list.js";
import { openRoom } from "./room.js";
import { Topics } from "./topics.js";
import { day, number } from "./writing.js";

export class Chat {
  constructor(phone, chat) {
    this.phone = phone;
    this.chat = chat;
    this.drawn = new Map();
    this.opened = new Set();
    const { words } = phone;
    this.composer = new Composer(phone, chat);
    this.topics = new Topics(phone, chat);
    this.flow = el("div", { class: "flow", role: "log", "aria-label": chat.title, tabindex: 0 });
    this.pin = el("button", {
      type: "button",
      class: "pin",
      hidden: true,
      "data-act": "pinned",
      onclick: () => this.goTo(this.pinned),
    });
    this.others = el("span", { class: "badge", hidden: true });
    this.title = el("bdi", {}, chat.title);
    this.restore = el("span", { class: "slot" });
    this.root = el(
      "div",
      { class: "chat layer", "data-open": chat.id, "data-kind": chat.kind },
      el(
        "header",
        { class: "bar" },
        iconButton("back", words.back, "back", () => phone.home()),
        this.others,
        avatar(chat.id, chat.title, chat.kind),
        el("div", { class: "titles" }, el("h2", {}, this.title), el("small", {}, words[chat.kind])),
        chat.kind === "bot" && iconButton("more", words.more, "more", () => this.more()),
        ["group", "channel"].includes(chat.kind) &&
          iconButton("more", words.about, "about", () => openRoom(phone, chat)),
      ),
      this.topics.root,
      this.pin,
      this.flow,
      this.restore,
      this.composer.root,
    );
    this.root.addEventListener("keydown", (event) => event.key === "Escape" && phone.home());
    this.flow.addEventListener("click", (event) => this.click(event));
    this.flow.addEventListener("keydown", (event) => {
      if ((event.key === "Enter" || event.key === " ") && event.target.matches(".spoiler, [role=link]")) {
        event.preventDefault();
        this.click(event);
      }
    });
  }

  /** Brings what is shown to the chat as last read; bubbles that did not change are left alone. */
  draw(view) {
    this.topics.draw(view);
    const messages = view.messages.filter((message) => this.topics.holds(message));
    const low = this.flow.scrollHeight - this.flow.scrollTop - this.flow.clientHeight < 80;
    const mine = messages.at(-1)?.from?.id === this.phone.person.id && !this.drawn.has(messages.at(-1).id);
    const nodes = [];
    let before = null;
    for (const message of messages) {
      const date = day(message.date, this.phone.now(), this.phone.person.language);
      if (date !== before?.day) nodes.push(this.keep(`day ${date}`, date, () => el("div", { class: "day" }, date)));
      const first = !before || before.day !== date || before.from !== message.from?.id;
      const known = this.drawn.get(message.id);
      const node = this.keep(message.id, JSON.stringify([message, first]), () => bubble(this, message, first));
      if (known && known.node !== node) regainFocus(known.node, node);
      nodes.push(node);
      before = { day: date, from: message.from?.id };
    }
    if (!nodes.length) nodes.push(this.nothing(view.description));
    const keep = new Set(nodes);
    for (const node of [...this.flow.children]) if (!keep.has(node)) node.remove();
    nodes.forEach(
      (node, at) => this.flow.children[at] !== node && this.flow.insertBefore(node, this.flow.children[at] ?? null),
    );
    this.title.textContent = view.title;
    this.composer.draw(view);
    this.drawPin(messages.findLast((message) => message.pinned));
    if (low || mine || !this.shown) this.flow.scrollTop = this.flow.scrollHeight;
    this.shown = true;
  }

  keep(id, key, make) {
    const known = this.drawn.get(id);
    if (known?.key === key) return known.node;
    const node = make();
    this.drawn.set(id, { key, node });
    return node;
  }

  nothing(description) {
    const { words } = this.phone;
    return el(
      "div",
      { class: "nothing" },
      description && el("p", { dir: "auto" }, description),
      this.chat.kind === "bot" ? words.emptyBot : words.empty,
    );
  }

  click(event) {
    const secret = event.target.closest(".spoiler:not(.open)");
    if (secret) {
      const message = secret.closest("[data-message]");
      this.opened.add(message.dataset.message);
      openSpoilers(message);
      event.preventDefault();
      return;
    }
    const link = event.target.closest("[role=link]")?.dataset;
    if (!link) return;
    if (link.command) this.phone.say(this.chat.id, link.command);
    else if (link.mention) this.phone.mention(link.mention);
    else if (link.url) this.phone.follow(link.url, this.chat.id);
  }

  drawPin(message) {
    this.pinned = message?.id;
    this.pin.hidden = !message;
    if (message)
      this.pin.replaceChildren(
        el("b", {}, this.phone.words.pinned),
        el("span", { dir: "auto" }, plain(message)),
        icon("pin"),
      );
  }

  drawOthers(unread) {
    this.others.hidden = unread === 0;
    this.others.textContent = number(unread, this.phone.person.language);
  }

  goTo(id) {
    const node = this.flow.querySelector(`[data-message="${CSS.escape(id)}"]`);
    node?.scrollIntoView({ block: "center", behavior: "smooth" });
    node?.animate?.({ backgroundColor: ["rgb(100 150 255 / .35)", "transparent"] }, 1200);
  }

  async more() {
    const { words, blocked } = this.phone;
    const choice = await menu(this.phone.screen, [
      { id: "block", text: blocked ? words.unblock : words.block, look: blocked ? "" : "danger" },
      { id: "delete", text: words.deleteAccount, look: "danger" },
    ]);
    if (choice === "block") await this.phone.setBlocked(!blocked);
    if (choice === "delete") await this.phone.attempt(() => desk.act("deactivate", { person: this.phone.person.id }));
    if (choice === "delete") await this.phone.discover();
  }
}

/** A message edited under somebody's finger leaves the focus at the same place of its keyboard. */
function regainFocus(old, fresh) {
  const { row, column } = old.contains(document.activeElement) ? document.activeElement.dataset : {};
  if (row)
    queueMicrotask(() =>
      fresh.querySelector(`[data-row="${row}"][data-column="${column}"]`)?.focus({ preventScroll: true }),
    );
}

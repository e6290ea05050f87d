// The foot of a chat: text field, commands, menu button, Start, and what is being answered.
import { el, icon, iconButton } from "./element.js";
import { Inline } from "./inline.js";

export class Composer {
  constructor(phone, chat) {
    this.phone = phone;
    this.chat = chat;
    this.replyTo = null;
    const { words } = phone;
    this.field = el("textarea", {
      rows: 1,
      dir: "auto",
      maxlength: 4096,
      placeholder: words.message,
      "aria-label": words.message,
      enterkeyhint: "send",
      onkeydown: (event) => this.key(event),
      oninput: () => this.typed(),
    });
    this.slash = iconButton("slash", words.commands, "commands", () => this.toggleCommands());
    this.send = iconButton("send", words.send, "send", () => this.submit());
    this.menuSlot = el("span", { class: "slot" });
    this.line = el("div", { class: "line" }, this.menuSlot, this.field, this.slash, this.send);
    this.quote = el("div", { class: "replying", hidden: true });
    this.commands = el("div", { class: "commands", role: "listbox", "aria-label": words.commands, hidden: true });
    this.big = el("button", { type: "button", class: "big", hidden: true, onclick: () => this.bigAct() });
    this.inline = new Inline(phone, chat, () => this.write(""));
    this.root = el("footer", { class: "composer" }, this.inline.root, this.commands, this.quote, this.line, this.big);
  }

  /** Shows what the chat as last read offers. */
  draw(view) {
    const { words } = this.phone;
    this.view = view;
    const bot = this.chat.kind === "bot";
    const blocked = bot && this.phone.blocked;
    const fresh = bot && !blocked && view.messages.length === 0;
    this.bigAct = () => (blocked ? this.phone.setBlocked(false) : this.say("/start"));
    this.big.textContent = blocked ? words.unblock : words.start;
    this.big.dataset.act = blocked ? "unblock" : "start";
    this.big.hidden = !(blocked || fresh);
    this.line.hidden = !this.big.hidden;
    this.root.hidden = !view.writes;
    this.slash.hidden = view.commands.length === 0;
    const key = JSON.stringify(view.menu ?? null);
    if (this.menuKey !== key) {
      this.menuKey = key;
      this.menuSlot.replaceChildren(
        ...(view.menu
          ? [
              el(
                "button",
                {
                  type: "button",
                  class: "menu-button",
                  "data-act": "menu",
                  onclick: () => this.phone.launchMenu(),
                },
                icon("app"),
                el("span", { dir: "auto" }, view.menu.text),
              ),
            ]
          : []),
      );
    }
  }

  key(event) {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" && (!this.commands.hidden || !this.inline.root.hidden || this.replyTo)) {
      event.stopPropagation();
      this.hideCommands();
      this.inline.typed("");
      this.answer(null);
    } else if (event.key === "ArrowUp" && !this.commands.hidden) {
      event.preventDefault();
      this.commands.lastElementChild?.focus();
    }
  }

  typed() {
    this.field.style.height = "auto";
    this.field.style.height = `${Math.min(this.field.scrollHeight, 120)}px`;
    const start = this.field.value.match(/^\/(\w*)$/);
    if (start) this.showCommands(start[1].toLowerCase());
    else this.hideCommands();
    this.inline.typed(this.field.value);
  }

  /** Puts these words into the field, as if they had been typed. */
  write(text) {
    this.field.value = text;
    this.typed();
    this.field.focus({ preventScroll: true });
  }

  toggleCommands() {
    if (this.commands.hidden) this.showCommands("");
    else this.hideCommands();
  }

  showCommands(start) {
    const found = this.view.commands.filter(({ command }) => command.startsWith(start));
    this.commands.replaceChildren(
      ...found.map(({ command, description }) =>
        el(
          "button",
          {
            type: "button",
            role: "option",
            "data-command": command,
            onclick: () => this.say(this.full(command)),
          },
          el("b", { dir: "ltr" }, `/${command}`),
          el("span", { dir: "auto" }, description),
        ),
      ),
    );
    this.commands.hidden = found.length === 0;
  }

  hideCommands() {
    this.commands.hidden = true;
  }

  /** In a group Telegram's clients name the bot with the command picked. */
  full(command) {
    return this.chat.kind === "group" ? `/${command}@${this.phone.bot.username}` : `/${command}`;
  }

  /** Marks the message that the next text answers; null: none. */
  answer(message) {
    const { words } = this.phone;
    this.replyTo = message?.id ?? null;
    this.quote.hidden = !message;
    this.quote.replaceChildren(
      ...(message
        ? [
            icon("reply"),
            el("span", { dir: "auto" }, el("bdi", {}, message.from?.name ?? ""), `: ${message.text.slice(0, 80)}`),
            iconButton("close", words.noReply, "no-reply", () => this.answer(null)),
          ]
        : []),
    );
    if (message) this.field.focus();
  }

  submit() {
    const text = this.field.value.trim();
    if (text) this.say(text, true);
    else this.field.focus();
  }

  async say(text, typed = false) {
    this.hideCommands();
    const replyTo = this.replyTo;
    const kept = this.field.value;
    if (typed) this.field.value = "";
    this.typed();
    if (await this.phone.say(this.chat.id, text, replyTo)) this.answer(null);
    else if (typed && !this.field.value) this.field.value = kept;
    if (!this.line.hidden) this.field.focus({ preventScroll: true });
  }
}

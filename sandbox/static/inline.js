// Inline mode at the foot of a chat: the bot's name and some words bring results, a tap sends one.
import { desk, Refused } from "./desk.js";
import { choose } from "./dialog.js";
import { el } from "./element.js";
import { recipients } from "./links.js";

const PAUSE_MS = 250; // while somebody types, the bot is asked only when the fingers rest

export class Inline {
  /** `cleared()` is called when a result has been sent. */
  constructor(phone, chat, cleared) {
    Object.assign(this, { phone, chat, cleared });
    this.root = el("div", { class: "results", role: "listbox", "aria-label": phone.words.results, hidden: true });
    this.root.addEventListener("scroll", () => this.scrolled());
  }

  /** What is written in the field now; anything but the bot's name in front ends it. */
  typed(text) {
    const words = text.match(/^@(\w+)\s([\s\S]*)$/);
    const named = words?.[1].toLowerCase() === this.phone.bot.username.toLowerCase();
    if (named && this.text === words[2]) return;
    clearTimeout(this.timer);
    this.text = named ? words[2] : null;
    if (!named) this.root.hidden = true;
    else this.timer = setTimeout(() => this.ask(), PAUSE_MS);
  }

  /** Asks the bot; an answer that comes after the words have changed is dropped. */
  async ask(offset = "") {
    const asked = this.text;
    let answer = null;
    try {
      answer = await desk.inline(this.phone.person.id, this.chat.id, asked, offset);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (asked === this.text) this.draw([this.note(error.message)]);
    }
    if (!answer || asked !== this.text) return;
    const { words } = this.phone;
    this.next = answer.next_offset;
    const rows = answer.results.map((result) => this.row(answer.query, result));
    if (offset) this.root.append(...rows);
    else if (!answer.answered) this.draw([this.note(words.silence)]);
    else this.draw([this.above(answer), ...rows, !rows.length && !answer.button && this.note(words.nothing)]);
  }

  draw(nodes) {
    this.root.replaceChildren(...nodes.filter(Boolean));
    this.root.hidden = false;
  }

  note = (text) => el("p", { dir: "auto" }, text);

  /** The one button that a bot may put above its results. */
  above({ query, button }) {
    if (!button) return null;
    return el(
      "button",
      { type: "button", class: "above", dir: "auto", "data-act": "above", onclick: () => this.press(query) },
      button,
    );
  }

  row(query, { id, title, description }) {
    return el(
      "button",
      {
        type: "button",
        role: "option",
        "data-result": id,
        onclick: () => this.pick(query, id),
      },
      el("b", { dir: "auto" }, title),
      description && el("span", { dir: "auto" }, description),
    );
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.root;
    if (!this.next || scrollHeight - scrollTop - clientHeight > 60) return;
    const next = this.next;
    this.next = "";
    this.ask(next);
  }

  pick(query, result) {
    return this.phone.attempt(async () => {
      await desk.pick(this.phone.person.id, this.chat.id, query, result, this.chat.topic);
      this.cleared();
      await this.phone.refresh(this.chat.id);
    });
  }

  press(query) {
    return this.phone.attempt(async () => {
      const { said, launch } = await desk.press(this.phone.person.id, query);
      if (launch) this.phone.launch(launch);
      if (!said) return;
      this.phone.blocked = false; // pressing Start lifts a block
      await this.phone.open(said.chat);
    });
  }
}

/** Begins a query here, or in a chat of these kinds that the person chooses. */
export async function switchInline(phone, chat, { query, kinds }) {
  const { words, screen, bot } = phone;
  const items = recipients(phone, kinds);
  const where = kinds.length ? await choose(screen, { title: words.shareTo, items, cancel: words.cancel }) : chat;
  if (where === null) return;
  await phone.open(where);
  phone.view.composer.write(`@${bot.username} ${query}`);
}

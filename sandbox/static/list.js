// The list of chats of a phone: title, last words, hour, what is unread.
import { avatar, el } from "./element.js";
import { hour, number } from "./writing.js";

export class ChatList {
  constructor(phone) {
    this.phone = phone;
    this.rows = el("div", { class: "rows" });
    this.root = el(
      "div",
      { class: "list layer" },
      el("header", { class: "bar" }, el("h2", {}, phone.words.chats)),
      this.rows,
    );
  }

  /** Draws all rows, the chat with the latest message first. */
  draw() {
    const focused = document.activeElement?.dataset?.chat;
    const hadFocus = this.rows.contains(document.activeElement);
    const chats = [...this.phone.chats.values()].sort((one, other) => latest(other) - latest(one));
    this.rows.replaceChildren(...chats.map((chat) => this.row(chat)));
    if (hadFocus) this.rows.querySelector(`[data-chat="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  row(chat) {
    const { words, person } = this.phone;
    const last = chat.view?.messages.at(-1);
    const unread = chat.unread(person.id);
    const name = chat.kind === "bot" ? `${chat.title}, ${words.bot}` : chat.title;
    return el(
      "button",
      {
        type: "button",
        class: "chat-row",
        "data-chat": chat.id,
        "data-kind": chat.kind,
        "data-unread": unread || null,
        "aria-label": unread ? `${name}, ${words.unread(number(unread, person.language))}` : name,
        onclick: () => this.phone.open(chat.id),
      },
      avatar(chat.id, chat.title, chat.kind),
      el("span", { class: "title" }, el("bdi", {}, chat.title)),
      el("span", { class: "when" }, last ? hour(last.date, person.language) : ""),
      el(
        "span",
        { class: "last", dir: "auto" },
        last ? this.preview(chat, last) : chat.kind === "friend" ? "" : words[chat.kind],
      ),
      unread > 0 && el("span", { class: "badge", "aria-hidden": "true" }, number(unread, person.language)),
    );
  }

  preview(chat, message) {
    const { words, person } = this.phone;
    const text = plain(message);
    if (message.from?.id === person.id) return [el("b", {}, `${words.you}: `), text];
    if (chat.kind === "group" && message.from) return [el("b", {}, el("bdi", {}, message.from.name), ": "), text];
    return text;
  }
}

const latest = (chat) => chat.view?.messages.at(-1)?.date ?? 0;

/** A message in one line, its spoilers covered as on a locked phone. */
export function plain(message) {
  const page = new DOMParser().parseFromString(message.html ?? "", "text/html");
  for (const secret of page.querySelectorAll(".spoiler")) secret.textContent = "░░░░";
  return (page.body.textContent || message.text || "").replace(/\s+/g, " ").trim();
}

// The topics of a forum: a row of tabs, and which message belongs under the one that is chosen.
import { el, icon } from "./element.js";

/** What is said without a topic is said in General, and only General has no number in a message. */
const GENERAL = "1";

export class Topics {
  constructor(phone, chat) {
    this.phone = phone;
    this.chat = chat;
    this.read = new Map();
    this.root = el("div", { class: "topics", role: "tablist", "aria-label": phone.words.topics, hidden: true });
  }

  /** Shows the tabs of the chat as last read; whoever's topic is gone lands in General. */
  draw({ topics, messages }) {
    this.root.hidden = !topics;
    if (!topics) {
      this.chat.topic = null;
      return;
    }
    if (!topics.some(({ id }) => id === this.chat.topic)) this.chat.topic = GENERAL;
    const newest = new Map(messages.map((message) => [message.topic ?? GENERAL, message.id]));
    if (!this.read.size) for (const [topic, id] of newest) this.read.set(topic, id);
    this.read.set(this.chat.topic, newest.get(this.chat.topic));
    const focused = this.root.contains(document.activeElement);
    this.root.replaceChildren(...topics.map((topic) => this.tab(topic, newest.get(topic.id))));
    if (focused) this.root.querySelector('[aria-selected="true"]')?.focus({ preventScroll: true });
  }

  tab({ id, name, closed }, newest) {
    const chosen = id === this.chat.topic;
    return el(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-selected": String(chosen),
        "data-topic": id,
        "data-new": newest !== this.read.get(id),
        onclick: () => this.choose(id),
      },
      closed && icon("lock"),
      el("bdi", {}, name),
    );
  }

  choose(id) {
    this.chat.topic = id;
    this.phone.draw();
  }

  /** Whether a message stands under the chosen tab; outside of forums all do. */
  holds(message) {
    return !this.chat.topic || (message.topic ?? GENERAL) === this.chat.topic;
  }
}

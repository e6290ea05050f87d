// The panel of one group or channel, in the hand of one person: who is in it, and what can be done.
import { desk } from "./desk.js";
import { el } from "./element.js";
import { roomActs } from "./roomacts.js";

const dialog = document.querySelector("#room");

/** Opens the panel; every act is this person's, and the desk says where they may not. */
export function openRoom(phone, chat) {
  const panel = new Room(phone, chat);
  dialog.replaceChildren(panel.root);
  panel.read();
  if (!dialog.open) dialog.showModal();
}

/** A bot comes into a channel by being promoted there. */
const enters = (room, id, bot) => (id === bot.id && room.type === "channel" ? "promote" : "invite");

class Room {
  constructor(phone, chat) {
    this.phone = phone;
    this.chat = chat;
    this.inside = el("div", {});
    this.complaint = el("p", { class: "complaint", role: "alert" });
    this.root = el(
      "form",
      { method: "dialog" },
      el("h2", { id: "room-title" }, el("bdi", {}, chat.title)),
      el("p", { class: "hint" }, "What ", el("bdi", {}, phone.person.name), " does here"),
      this.inside,
      el("div", { class: "row foot" }, this.complaint, el("button", { value: "close", class: "main" }, "Close")),
    );
  }

  async read() {
    const { person } = this.phone;
    try {
      const [room, world, view] = await Promise.all([
        desk.room(person.id, this.chat.id),
        desk.world(),
        desk.chat(person.id, this.chat.id),
      ]);
      this.inside.replaceChildren(...this.draw(room, world, view).filter(Boolean));
    } catch (error) {
      this.complaint.textContent = error.message;
    }
  }

  /** Does one thing and shows what came of it. */
  async act(act, asked = {}) {
    const { person } = this.phone;
    this.complaint.textContent = "";
    try {
      const answer = await desk.act(act, { person: person.id, chat: this.chat.id, ...asked });
      if (["leave", "delete", "upgrade"].includes(act)) {
        dialog.close();
        await this.phone.discover();
        if (answer.chat) await this.phone.open(answer.chat);
        return;
      }
      await this.phone.refresh(this.chat.id);
      await this.read();
    } catch (error) {
      this.complaint.textContent = error.message;
    }
  }

  button(text, act, asked, look) {
    return el("button", { type: "button", class: look, "data-act": act, onclick: () => this.act(act, asked) }, text);
  }

  draw(room, world, view) {
    return [
      el("h3", {}, "People"),
      el("ul", {}, ...room.members.map((member) => this.member(room, member))),
      this.absent(room, world),
      view.topics && el("h3", {}, "Topics"),
      view.topics && el("ul", {}, ...view.topics.map((topic) => this.topic(topic))),
      view.topics && this.opening(),
      el("h3", {}, "The chat"),
      el("div", { class: "acts" }, ...roomActs(this, room, view).filter(Boolean)),
    ];
  }

  member(room, { id, name, status, anonymous }) {
    const who = { who: id };
    const here = !["left", "kicked"].includes(status);
    const muted = status === "restricted";
    const leads = status === "administrator";
    const acts = here
      ? [
          leads ? this.button("Demote", "demote", who) : this.button("Promote", "promote", who),
          room.type === "supergroup" &&
            !leads &&
            this.button(muted ? "Let speak" : "Mute", "restrict", muted ? who : { ...who, may: [] }),
          this.button("Remove", "remove", who, "danger"),
        ]
      : [this.button("Bring in", enters(room, id, this.phone.bot), who)];
    return el(
      "li",
      { "data-member": id },
      el("span", { class: "who" }, el("bdi", {}, name), el("small", {}, anonymous ? `${status}, anonymous` : status)),
      status !== "creator" && el("span", { class: "acts" }, ...acts.filter(Boolean)),
    );
  }

  /** Whoever never was here. */
  absent(room, { people, bot }) {
    const known = new Set(room.members.map(({ id }) => id));
    const others = [...people.filter(({ deleted }) => !deleted), bot].filter(({ id }) => !known.has(id));
    if (!others.length) return null;
    return el(
      "div",
      { class: "acts" },
      ...others.map(({ id, name }) =>
        this.button(`+ ${name}`, enters(room, id, bot), { who: id }),
      ),
    );
  }

  topic({ id, name, closed }) {
    return el(
      "li",
      { "data-topic": id },
      el("span", { class: "who" }, el("bdi", {}, name), closed && el("small", {}, "closed")),
      el(
        "span",
        { class: "acts" },
        this.button(closed ? "Reopen" : "Close", "topic", { act: closed ? "reopen" : "close", topic: id }),
        id !== "1" && this.button("Delete", "topic", { act: "delete", topic: id }, "danger"),
      ),
    );
  }

  opening() {
    const hints = { "aria-label": "Name of a new topic", placeholder: "A new topic" };
    const name = el("input", { ...hints, maxlength: 128, dir: "auto" });
    const open = () => this.act("topic", { act: "open", name: name.value });
    name.addEventListener("keydown", (event) => event.key === "Enter" && (event.preventDefault(), open()));
    const button = el("button", { type: "button", "data-act": "open", onclick: open }, "Open it");
    return el("div", { class: "acts" }, name, button);
  }
}

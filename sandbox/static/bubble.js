// One message of a chat, drawn: who, the text with its spoilers, what it answers, hour, keyboard.
import { avatar, el, hue, icon, iconButton } from "./element.js";
import { keyboard } from "./keyboard.js";
import { plain } from "./list.js";
import { hour, lineDirection } from "./writing.js";

/** `first`: the sender changes here, so that name and picture are shown. */
export function bubble(chat, message, first) {
  const { phone } = chat;
  if (message.service) return el("div", { class: "day", "data-message": message.id, dir: "auto" }, message.text);
  const mine = message.from.id === phone.person.id;
  const named = !mine && (chat.chat.kind === "group" || (chat.chat.kind === "friend" && message.from.bot));
  const text = el("div", { class: "text", "data-text": true });
  text.innerHTML = message.html; // made by the sandbox itself out of text and entities
  if (!chat.opened.has(message.id)) coverSpoilers(text, phone.words);
  else openSpoilers(text);
  const signs = meta(message, mine, phone);
  const inline = (lineDirection(message.text.split("\n").at(-1)) ?? phone.direction) === phone.direction;
  if (inline) text.style.setProperty("--meta", `${roomFor(signs)}em`);
  return el(
    "article",
    {
      class: ["message", mine ? "mine" : "theirs", first && "first", message.ephemeral && "ephemeral"]
        .filter(Boolean)
        .join(" "),
      "data-message": message.id,
    },
    named && (first ? face(message.from) : el("span", { class: "gap" })),
    el(
      "div",
      { class: "body" },
      el(
        "div",
        { class: `bubble ${inline ? "inline" : ""}` },
        named && first && name(message.from),
        message.via && el("div", { class: "via", dir: "auto" }, `via @${message.via}`),
        message.reply_to && quoted(chat, String(message.reply_to)),
        message.ephemeral && el("div", { class: "alone" }, phone.words.alone),
        message.photo && el("img", { class: "photo", src: `/desk/photo?photo=${message.photo}`, alt: "" }),
        message.text && text,
        message.reactions?.length > 0 && el("div", { class: "reactions" }, message.reactions.join(" ")),
        signs,
      ),
      message.keyboard?.length > 0 &&
        keyboard(message.keyboard, (...place) => phone.tap(chat.chat.id, message.id, ...place)),
    ),
    iconButton("reply", phone.words.reply, "reply", () => chat.composer.answer(message)),
  );
}

const face = (from) => avatar(from.id, from.name, from.bot ? "bot" : "friend");
const name = (from) => el("div", { class: "name", "data-tint": hue(from.id) }, el("bdi", {}, from.name));

function meta(message, mine, { words, person }) {
  return el(
    "span",
    { class: "meta" },
    message.silent && mark("silent", words.silent),
    message.protected && mark("lock", words.protected),
    message.pinned && mark("pin", words.pinned),
    message.edited && el("span", { class: "edited" }, words.edited),
    el("time", { datetime: new Date(message.date * 1000).toISOString() }, hour(message.date, person.language)),
    mine && icon("check"),
  );
}

const mark = (sign, label) => el("span", { class: "mark", role: "img", "aria-label": label, title: label }, icon(sign));

/** How much of the last line the hour and its signs will take, in em of the text. */
const roomFor = (signs) => 0.6 + signs.textContent.length * 0.44 + signs.querySelectorAll("svg, .edited").length * 1.15;

function quoted(chat, id) {
  const replied = chat.phone.chats.get(chat.chat.id).view.messages.find((message) => message.id === id);
  if (!replied) return null;
  return el(
    "button",
    { type: "button", class: "quoted", dir: "auto", onclick: () => chat.goTo(id) },
    el("b", {}, el("bdi", {}, replied.from?.name ?? "")),
    plain(replied).slice(0, 90),
  );
}

/** Covered spoilers can be reached by keyboard too. */
function coverSpoilers(text, words) {
  for (const secret of text.querySelectorAll(".spoiler")) {
    secret.setAttribute("role", "button");
    secret.setAttribute("tabindex", "0");
    secret.setAttribute("aria-label", words.spoiler);
  }
}

/** All spoilers of a message open together, as in Telegram. */
export function openSpoilers(message) {
  for (const secret of message.querySelectorAll(".spoiler")) {
    secret.classList.add("open");
    for (const attribute of ["role", "tabindex", "aria-label"]) secret.removeAttribute(attribute);
  }
}

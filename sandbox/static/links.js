// Where a link leads that was tapped in a phone: a chat, the Mini App, a chooser, or outside.
import { desk } from "./desk.js";
import { ask, choose } from "./dialog.js";
import { avatar } from "./element.js";

/** Does what Telegram does with a link; `chat` is where it was seen. */
export async function follow(phone, url, chat) {
  const found = await desk.follow(phone.person.id, url, chat);
  if (found.launch) phone.launch(found.launch);
  else if (found.said) await started(phone, found.said.chat);
  else if (found.startgroup) await intoGroup(phone, found.startgroup);
  else if (found.share) await share(phone, found.share);
  else if (isBot(phone.bot, found.open)) await phone.open(phone.bot.id);
  else if (found.open) await goOutside(phone, found.open);
}

/** Pressing Start lifts a block. */
function started(phone, chat) {
  phone.blocked = false;
  return phone.open(chat);
}

const isBot = (bot, url) => new RegExp(`^(https?://)?t\\.me/${bot.username}/?$`, "i").test(url);

/** The chats of these kinds, to choose one from. */
export function recipients(phone, kinds) {
  return [...phone.chats.values()]
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ id, title, kind }) => ({ id, text: title, sign: avatar(id, title, kind) }));
}

/** Lets the person choose whom to send the link to, then shows that chat. */
async function share(phone, { url, text }) {
  const { words, screen } = phone;
  const items = recipients(phone, ["friend", "group"]);
  const chat = await choose(screen, { title: words.shareTo, detail: text || url, items, cancel: words.cancel });
  if (chat && (await phone.say(chat, [url, text].filter(Boolean).join("\n")))) await phone.open(chat);
}

/** Lets the person choose a group to take the bot into, where it is told what the link says. */
async function intoGroup(phone, startgroup) {
  const { words, screen } = phone;
  const items = recipients(phone, ["group"]);
  const chat = await choose(screen, { title: words.intoGroup, items, cancel: words.cancel });
  if (!chat) return;
  await desk.act("startgroup", { person: phone.person.id, chat, ...startgroup });
  await phone.open(chat);
}

/** Leaves this Telegram, but asks before. */
export async function goOutside(phone, url) {
  const { words, screen } = phone;
  if (!/^https?:\/\//.test(url)) return;
  const buttons = [
    { id: "cancel", text: words.cancel },
    { id: "open", text: words.open, look: "main" },
  ];
  if ((await ask(screen, { text: words.openLink, detail: url, buttons })) === "open")
    window.open(url, "_blank", "noopener,noreferrer");
}

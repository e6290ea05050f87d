// What the bot has prepared for a Mini App to send: the person chooses a chat, and it really goes there.
import { desk, Refused } from "./desk.js";
import { choose } from "./dialog.js";
import { recipients } from "./links.js";

const KNOWN = ["MESSAGE_EXPIRED", "MESSAGE_SEND_FAILED"];

export async function sendPrepared(app, id) {
  const { phone } = app;
  const { words, screen, person } = phone;
  const failed = (error) => app.send("prepared_message_failed", { error });
  try {
    const { text, kinds } = await desk.prepared(person.id, id);
    const items = recipients(phone, kinds);
    const chat = await choose(screen, { title: words.shareTo, detail: text, items, cancel: words.cancel });
    if (chat === null) return failed("USER_DECLINED");
    await desk.send(person.id, chat, id);
    await phone.refresh(chat);
    app.send("prepared_message_sent");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    failed(KNOWN.includes(error.message) ? error.message : "UNKNOWN_ERROR");
  }
}

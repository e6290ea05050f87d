// Native popups of a Mini App, with Telegram Web's refusals.
import { ask, isAsking } from "./dialog.js";

const IN_A_ROW = 3;
const LOCK_MS = 2000;
const LOOKS = { destructive: "danger", default: "main", ok: "main" };

export class Popups {
  constructor(app) {
    this.app = app;
    this.row = 0;
    this.closed = 0;
  }

  /** Refused at once, as if dismissed: no text, not 1 to 3 buttons, another dialog, too many in a row. */
  async show({ title = "", message = "", buttons = [] }) {
    const { screen, words } = this.app.phone;
    if (performance.now() - this.closed > LOCK_MS) this.row = 0;
    const wrong = !String(message).trim() || !buttons.length || buttons.length > 3;
    if (wrong || isAsking(screen) || this.row >= IN_A_ROW) return this.app.send("popup_closed");
    this.row += 1;
    const native = { ok: words.ok, close: words.close, cancel: words.cancel };
    const pressed = await ask(screen, {
      title,
      text: message,
      buttons: buttons.map(({ id = "", type, text = "" }) => ({ id, text: native[type] ?? text, look: LOOKS[type] })),
    });
    this.closed = performance.now();
    this.app.send("popup_closed", pressed === null ? {} : { button_id: pressed });
  }
}

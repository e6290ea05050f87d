// One phone: a person with a language and a theme, their chats, and a Mini App over them.
import { phoneCase } from "./case.js";
import { Chat } from "./chat.js";
import { desk, Refused } from "./desk.js";
import { alert, toast } from "./dialog.js";
import { icon } from "./element.js";
import { MiniApp } from "./frame.js";
import { switchInline } from "./inline.js";
import { follow, goOutside } from "./links.js";
import { ChatList } from "./list.js";
import { Reading } from "./reading.js";
import { launchable } from "./themes.js";
import { directionOf, wordsFor } from "./words.js";
import { hour } from "./writing.js";

export class Phone {
  /** `clock()` gives the sandbox's present moment in unix seconds. */
  constructor(person, { bot, served_at }, clock) {
    Object.assign(this, {
      person,
      bot,
      servedAt: served_at,
      now: clock,
      words: wordsFor(person.language),
      direction: directionOf(person.language),
    });
    this.blocked = Boolean(person.blocked);
    this.app = null;
    this.view = null;
    this.chats = new Map(person.chats.map((chat) => [chat.id, new Reading(chat)]));
    this.list = new ChatList(this);
    Object.assign(
      this,
      phoneCase(this, () => this.setTheme(this.theme === "dark" ? "light" : "dark")),
    );
    this.setTheme(person.theme);
    this.list.draw();
    desk.watch(
      person.id,
      (ids) => this.changed(ids),
      (live) => this.root.toggleAttribute("data-offline", !live),
    );
  }

  tick() {
    this.status.textContent = hour(this.now(), this.person.language);
  }

  setTheme(theme) {
    const other = theme === "dark" ? "light" : "dark";
    this.theme = theme;
    this.root.dataset.theme = theme;
    this.themeButton.replaceChildren(icon(theme === "dark" ? "sun" : "moon"));
    this.themeButton.title = this.words[other];
    this.themeButton.setAttribute("aria-label", this.words[other]);
    this.app?.themeChanged();
  }

  // Reading

  changed(ids) {
    for (const id of ids ?? this.chats.keys()) this.refresh(id);
  }

  async refresh(id) {
    const chat = this.chats.get(id);
    if (!chat) return this.discover();
    try {
      await chat.read(() => desk.chat(this.person.id, id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await this.discover().catch(() => {}); // the chat is gone, or the socket's next word brings more
    }
    this.draw();
  }

  /** A chat has come that this phone has never heard of, or one has gone. */
  async discover() {
    this.learn((await desk.world()).people.find(({ id }) => id === this.person.id));
  }

  /** Takes over what the world says of this person now. */
  learn({ chats, blocked, deleted }) {
    this.blocked = Boolean(blocked);
    this.root.toggleAttribute("data-deleted", Boolean(deleted));
    const gone = [...this.chats.keys()].filter((id) => !chats.some((chat) => chat.id === id));
    for (const id of gone) this.chats.delete(id);
    if (gone.includes(this.view?.chat.id)) this.home();
    else if (gone.length) this.draw();
    for (const chat of chats) {
      if (this.chats.has(chat.id)) continue;
      this.chats.set(chat.id, new Reading(chat));
      this.refresh(chat.id);
    }
  }

  draw() {
    const open = this.view && this.chats.get(this.view.chat.id);
    if (open?.view) {
      open.seen();
      this.view.draw(open.view);
      this.view.drawOthers([...this.chats.values()].reduce((sum, chat) => sum + chat.unread(this.person.id), 0));
    }
    this.list.draw();
  }

  // Going about

  open(id) {
    const chat = this.chats.get(id);
    if (!chat) return this.discover().then(() => this.chats.has(id) && this.open(id));
    if (this.view?.chat.id !== id) {
      this.view?.root.remove();
      this.view = new Chat(this, chat);
      this.list.root.after(this.view.root);
      this.list.root.inert = true;
      this.view.flow.focus({ preventScroll: true });
      if (this.app) this.view.restore.append(this.app.bar);
    }
    this.draw();
    return this.refresh(id);
  }

  home() {
    const from = this.view?.chat.id;
    this.view?.root.remove();
    this.view = null;
    this.list.root.inert = false;
    if (this.app) this.list.root.append(this.app.bar);
    this.draw();
    this.list.rows.querySelector(`[data-chat="${CSS.escape(from ?? "")}"]`)?.focus({ preventScroll: true });
  }

  // Doing; each answers whether the desk let it happen

  async attempt(act) {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof TypeError)) throw error;
      toast(this.screen, error.message);
      return false;
    }
  }

  say(chat, text, replyTo) {
    return this.attempt(async () => {
      await desk.say(this.person.id, chat, text, replyTo, this.chats.get(chat)?.topic);
      await this.refresh(chat);
    });
  }

  tap(chat, message, row, column, { kind, copy }) {
    return this.attempt(async () => {
      if (kind === "copy") {
        await navigator.clipboard?.writeText(copy);
        return toast(this.screen, this.words.copied);
      }
      const answer = await desk.tap(this.person.id, chat, message, row, column);
      if (answer.toast) toast(this.screen, answer.toast);
      if (answer.launch) this.launch(answer.launch);
      if (answer.switch) await switchInline(this, chat, answer.switch);
      if (answer.alert) await alert(this.screen, answer.alert, this.words.ok);
      if (answer.url) await this.follow(answer.url, chat);
    });
  }

  follow(url, chat) {
    return this.attempt(() => follow(this, url, chat));
  }

  goOutside(url) {
    return goOutside(this, url);
  }

  mention(name) {
    if (name.toLowerCase() === `@${this.bot.username}`.toLowerCase()) this.open(this.bot.id);
  }

  launchMenu() {
    return this.attempt(async () => this.launch((await desk.launch(this.person.id, "menu")).launch));
  }

  launch(url) {
    const address = launchable(url, this.theme, this.servedAt);
    this.app?.end();
    this.app = new MiniApp(this, address);
  }

  setBlocked(blocked) {
    return this.attempt(async () => {
      await (blocked ? desk.block : desk.unblock)(this.person.id);
      this.blocked = blocked;
      if (blocked) toast(this.screen, this.words.blocked);
      this.draw();
    });
  }
}

// The words of a phone itself, in the four languages its people read.

const en = {
  language: "English", chats: "Chats", bot: "bot", group: "group", friend: "friend", you: "You", edited: "edited", pinned: "Pinned message",
  silent: "sent silently", protected: "cannot be forwarded", message: "Message", send: "Send", start: "Start",
  commands: "Commands", noCommands: "The bot has no commands here", back: "Back", close: "Close", more: "More", menu: "Menu",
  settings: "Settings", reload: "Reload page", minimise: "Minimise", restore: "Back to the app", ok: "OK", cancel: "Cancel",
  open: "Open", openLink: "Open this link outside?", shareTo: "Send to…", closing: "Changes you made may not be saved.",
  closeAnyway: "Close anyway", spoiler: "Hidden text, tap to read", unread: (n) => `${n} unread`, reply: "Reply", noReply: "Do not reply",
  block: "Block the bot", unblock: "Unblock", blocked: "You blocked the bot", empty: "No messages yet",
  emptyBot: "Press Start to talk to the bot", write: (name) => `Allow ${name} to send you messages?`, allow: "Allow", deny: "Don’t allow",
  inline: "Inline queries are not part of this sandbox", dark: "Dark theme", light: "Light theme", loading: "Opening…", today: "Today",
  copied: "Copied",
};

const ru = {
  language: "Русский", chats: "Чаты", bot: "бот", group: "группа", friend: "друг", you: "Вы", edited: "изменено", pinned: "Закреплённое сообщение",
  silent: "без звука", protected: "нельзя переслать", message: "Сообщение", send: "Отправить", start: "Начать",
  commands: "Команды", noCommands: "Здесь у бота нет команд", back: "Назад", close: "Закрыть", more: "Ещё", menu: "Меню",
  settings: "Настройки", reload: "Обновить страницу", minimise: "Свернуть", restore: "Вернуться в приложение", ok: "ОК", cancel: "Отмена",
  open: "Открыть", openLink: "Открыть ссылку во внешнем окне?", shareTo: "Отправить…", closing: "Изменения могут не сохраниться.",
  closeAnyway: "Всё равно закрыть", spoiler: "Скрытый текст, нажмите, чтобы прочесть", unread: (n) => `непрочитанных: ${n}`, reply: "Ответить", noReply: "Не отвечать",
  block: "Заблокировать бота", unblock: "Разблокировать", blocked: "Вы заблокировали бота", empty: "Здесь пока пусто",
  emptyBot: "Нажмите «Начать», чтобы поговорить с ботом", write: (name) => `Разрешить ${name} писать вам?`, allow: "Разрешить", deny: "Не разрешать",
  inline: "Инлайн-запросов в этой песочнице нет", dark: "Тёмная тема", light: "Светлая тема", loading: "Открываем…", today: "Сегодня",
  copied: "Скопировано",
};

const fa = {
  language: "فارسی", chats: "گفتگوها", bot: "ربات", group: "گروه", friend: "دوست", you: "شما", edited: "ویرایش‌شده", pinned: "پیام سنجاق‌شده",
  silent: "بی‌صدا", protected: "بازارسال نمی‌شود", message: "پیام", send: "فرستادن", start: "شروع",
  commands: "دستورها", noCommands: "ربات اینجا دستوری ندارد", back: "بازگشت", close: "بستن", more: "بیشتر", menu: "منو",
  settings: "تنظیمات", reload: "بارگذاری دوباره", minimise: "کوچک کردن", restore: "بازگشت به برنامه", ok: "باشه", cancel: "لغو",
  open: "باز کردن", openLink: "این پیوند بیرون از اینجا باز شود؟", shareTo: "فرستادن به…", closing: "شاید تغییراتتان ذخیره نشود.",
  closeAnyway: "به هر حال ببند", spoiler: "متن پنهان، برای خواندن بزنید", unread: (n) => `${number(n, "fa")} خوانده‌نشده`, reply: "پاسخ", noReply: "بدون پاسخ",
  block: "مسدود کردن ربات", unblock: "رفع مسدودی", blocked: "ربات را مسدود کرده‌اید", empty: "هنوز پیامی نیست",
  emptyBot: "برای گفتگو با ربات «شروع» را بزنید", write: (name) => `${name} اجازه دارد به شما پیام بدهد؟`, allow: "اجازه می‌دهم", deny: "نه",
  inline: "جستجوی درون‌خطی در این محیط نیست", dark: "پوستهٔ تیره", light: "پوستهٔ روشن", loading: "در حال باز شدن…", today: "امروز",
  copied: "رونوشت شد",
};

const mk = {
  language: "Македонски", chats: "Разговори", bot: "бот", group: "група", friend: "пријател", you: "Вие", edited: "изменето", pinned: "Закачена порака",
  silent: "без звук", protected: "не може да се препрати", message: "Порака", send: "Испрати", start: "Почни",
  commands: "Команди", noCommands: "Ботот нема команди тука", back: "Назад", close: "Затвори", more: "Повеќе", menu: "Мени",
  settings: "Поставки", reload: "Вчитај повторно", minimise: "Спушти", restore: "Назад во апликацијата", ok: "Во ред", cancel: "Откажи",
  open: "Отвори", openLink: "Да се отвори врската надвор?", shareTo: "Испрати до…", closing: "Промените можеби нема да се зачуваат.",
  closeAnyway: "Сепак затвори", spoiler: "Скриен текст, допрете за да прочитате", unread: (n) => `непрочитани: ${n}`, reply: "Одговори", noReply: "Без одговор",
  block: "Блокирај го ботот", unblock: "Одблокирај", blocked: "Го блокиравте ботот", empty: "Сè уште нема пораки",
  emptyBot: "Притиснете „Почни“ за да зборувате со ботот", write: (name) => `Дозволувате ли ${name} да ви пишува?`, allow: "Дозволи", deny: "Не дозволувај",
  inline: "Во оваа околина нема вградени пребарувања", dark: "Темна тема", light: "Светла тема", loading: "Се отвора…", today: "Денес",
  copied: "Ископирано",
};

const all = { en, ru, fa, mk };

export const wordsFor = (language) => all[language] ?? en;
export const directionOf = (language) => (language === "fa" ? "rtl" : "ltr");
export const number = (value, language) => new Intl.NumberFormat(language, { useGrouping: false }).format(value);

/** Hours and minutes of a moment (unix seconds), in the digits of the language. */
export const hour = (date, language) =>
  new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(date * 1000);

/** "12 May" of a moment (unix seconds), or "Today" by the sandbox's own clock. */
export function day(date, now, language) {
  const same = new Date(date * 1000).toDateString() === new Date(now * 1000).toDateString();
  if (same) return wordsFor(language).today;
  // A browser that knows no Macedonian writes the date in figures, in the order Macedonian has it.
  const known = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  return new Intl.DateTimeFormat(known ? language : "de", { day: "numeric", month: known ? "long" : "numeric" }).format(date * 1000);
}

/** The direction of a line of text: that of its first letter, or null if it has none. */
export function lineDirection(line) {
  const letter = line.match(/\p{L}/u)?.[0];
  return letter ? (/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter) ? "rtl" : "ltr") : null;
}

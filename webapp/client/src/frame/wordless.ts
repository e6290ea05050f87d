/** The few words for when even the words could not be fetched. */
import { languageAtLaunch } from "../app/telegram";
import { spoken } from "../app/texts";
import type { Language } from "../types";

interface Words {
  readonly title: string;
  readonly retry: string;
}

const WORDS: { readonly [language in Language]: Words } = {
  en: { title: "No connection to the table", retry: "Try again" },
  ru: { title: "Нет связи со столом", retry: "Попробовать ещё раз" },
  fa: { title: "به میز وصل نشدیم", retry: "دوباره امتحان کن" },
  mk: { title: "Нема врска со масата", retry: "Пробај пак" },
};

/** In the language of the person's Telegram. */
export const wordless = (): Words => WORDS[spoken(languageAtLaunch())];

// The words of a phone itself, in the four languages its people read.
import en from "./words/en.js";
import fa from "./words/fa.js";
import mk from "./words/mk.js";
import ru from "./words/ru.js";

const all = { en, ru, fa, mk };

export const wordsFor = (language) => all[language] ?? en;
export const directionOf = (language) => (language === "fa" ? "rtl" : "ltr");

// What covers a phone for a moment: toasts, alerts, questions and choosers.
import { el } from "./element.js";

const TOAST_MS = 4000;

/** A passing word at the foot of the phone. */
export function toast(screen, text) {
  const box = screen.querySelector(":scope > .toasts");
  const note = el("div", { class: "toast", dir: "auto", "data-toast": true }, text);
  box.replaceChildren(note);
  setTimeout(() => note.remove(), TOAST_MS + text.length * 25);
}

/** A text with one button; resolves when it is gone. */
export function alert(screen, text, ok) {
  return ask(screen, { text, buttons: [{ id: "ok", text: ok }], role: "alertdialog" });
}

/** A question; resolves to the id of the button pressed, or null if it was dismissed. */
export function ask(screen, { title, text, detail, buttons, role = "dialog" }) {
  return cover(screen, (done) =>
    el(
      "div",
      { class: "dialog", role, "aria-modal": "true", "aria-label": title || text, "data-dialog": role },
      title && el("h2", { dir: "auto" }, title),
      text && el("p", { dir: "auto" }, text),
      detail && el("p", { class: "detail", dir: "ltr" }, detail),
      el(
        "div",
        { class: "answers" },
        buttons.map((button) =>
          el(
            "button",
            { type: "button", class: button.look ?? "", "data-button": button.id, onclick: () => done(button.id) },
            button.text,
          ),
        ),
      ),
    ),
  );
}

/** A list to pick from, rising from below; resolves to the id picked, or null. */
export function choose(screen, { title, detail, items, cancel }) {
  return cover(screen, (done) =>
    el(
      "div",
      { class: "chooser", role: "dialog", "aria-modal": "true", "aria-label": title, "data-dialog": "chooser" },
      el("h2", { dir: "auto" }, title),
      detail && el("p", { class: "detail", dir: "auto" }, detail),
      el(
        "div",
        { class: "items" },
        items.map((item) =>
          el(
            "button",
            { type: "button", "data-choice": item.id, onclick: () => done(item.id) },
            item.sign,
            el("bdi", {}, item.text),
          ),
        ),
      ),
      el("button", { type: "button", class: "cancel", "data-button": "cancel", onclick: () => done(null) }, cancel),
    ),
  );
}

/** A small menu under a button; resolves to the id picked, or null. */
export function menu(screen, items) {
  return cover(
    screen,
    (done) =>
      el(
        "div",
        { class: "menu", role: "menu", "data-dialog": "menu" },
        items.map((item) =>
          el(
            "button",
            {
              type: "button",
              role: "menuitem",
              class: item.look ?? "",
              "data-choice": item.id,
              onclick: () => done(item.id),
            },
            item.text,
          ),
        ),
      ),
    "clear",
  );
}

function cover(screen, draw, look = "") {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const veil = el("div", { class: `veil ${look}` });
    const done = (answer) => {
      if (!veil.isConnected) return;
      veil.remove();
      settle(screen);
      if (screen.contains(before)) before.focus({ preventScroll: true });
      resolve(answer);
    };
    veil.addEventListener("click", (event) => event.target === veil && done(null));
    veil.addEventListener("keydown", (event) => event.key === "Escape" && (event.stopPropagation(), done(null)));
    veil.append(draw(done));
    screen.append(veil);
    settle(screen);
    veil.querySelector("button")?.focus({ preventScroll: true });
  });
}

/** Only the topmost cover can be reached, by hand or by keyboard. */
function settle(screen) {
  const top = [...screen.querySelectorAll(":scope > .veil")].at(-1);
  for (const layer of screen.children) layer.inert = Boolean(top) && layer !== top && !layer.matches(".toasts");
}

export const isAsking = (screen) => Boolean(screen.querySelector(":scope > .veil"));

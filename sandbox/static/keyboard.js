// The inline keyboard under a message: draws its rows and marks a button while the bot thinks.
import { el, icon } from "./element.js";

const SIGNS = {
  url: "link",
  web_app: "app",
  login_url: "link",
  switch_inline: "reply",
};

/**
 * `tap(row, column, button)` returns a promise; until it settles that button is busy, so that an
 * impatient second touch is not a second tap.
 */
export function keyboard(rows, tap) {
  return el(
    "div",
    { class: "keyboard" },
    rows.map((row, rowIndex) =>
      el(
        "div",
        { class: "row" },
        row.map((button, column) => {
          const node = el(
            "button",
            {
              type: "button",
              class: [button.kind, button.style].filter(Boolean).join(" "),
              disabled: button.kind === "disabled",
              "data-row": rowIndex,
              "data-column": column,
              "data-kind": button.kind,
              onclick: async () => {
                if (node.getAttribute("aria-busy")) return;
                node.setAttribute("aria-busy", "true");
                try {
                  await tap(rowIndex, column, button);
                } finally {
                  node.removeAttribute("aria-busy");
                }
              },
            },
            el("span", { dir: "auto" }, button.text),
            SIGNS[button.kind] && icon(SIGNS[button.kind]),
          );
          return node;
        }),
      ),
    ),
  );
}

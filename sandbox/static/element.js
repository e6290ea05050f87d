// Makes elements and icons: the few helpers every other module draws with.

/** An element; `on…` props are listeners, null and false props are left out, children may be nested. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A real button with an icon and a label for those who do not see it. */
export function iconButton(name, label, act, onclick, props = {}) {
  return el(
    "button",
    { type: "button", class: "icon", "aria-label": label, title: label, "data-act": act, onclick, ...props },
    icon(name),
  );
}

const SVG = "http://www.w3.org/2000/svg";

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.setAttribute("class", `i i-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

/** The round picture of a person or chat: first letter, colour by id. */
export function avatar(id, title, kind = "friend") {
  const tint = hue(id);
  const sign =
    kind === "bot" || kind === "group" || kind === "channel"
      ? icon(kind)
      : (title.match(/[\p{L}\p{N}\p{Extended_Pictographic}]/u)?.[0] ?? "?").toUpperCase();
  return el("span", { class: "avatar", "data-tint": tint, "aria-hidden": "true" }, sign);
}

/** One of seven name colours, the same for an id everywhere. */
export function hue(id) {
  let sum = 0;
  for (const char of String(id)) sum = (sum * 31 + char.codePointAt(0)) % 9973;
  return sum % 7;
}

// The gallery's page: what is chosen stands in the address, and is shown on one glass or several.
import { el } from "../element.js";
import { Glass } from "./glass.js";

const SIZES = ["320x568", "360x640", "390x844", "430x932", "768x1024"];
const USUAL = { seats: "", stage: "", reader: "asked", theme: "dark", text: "100", languages: "en", sizes: "360x640" };

const form = document.querySelector("#choices");
const place = document.querySelector("#phones");
const trouble = document.querySelector("#trouble");
const next = document.querySelector("#next");
let glasses = [];
let showing = 0;

async function ask(path, body) {
  const answer = await fetch(`/gallery/${path}`, body && { method: "POST", body: JSON.stringify(body) });
  const told = await answer.json().catch(() => null);
  if (!answer.ok || !told) throw new Error(told?.error ?? `The gallery answered ${answer.status}.`);
  return told;
}

/** Fill a select with words, keeping the chosen one where it is still there. */
function fill(name, words, wanted, usual) {
  const select = form.elements[name];
  select.replaceChildren(...words.map((word) => el("option", {}, String(word))));
  select.value = [wanted, usual, words[0]].map(String).find((word) => words.map(String).includes(word)) ?? "";
  select.parentElement.hidden = words.length === 0;
}

const ticked = (id) => [...document.querySelectorAll(`#${id} :checked`)].map((box) => box.value);

function tickable(id, words, wanted) {
  const boxes = words.map((value) =>
    el("label", {}, el("input", { type: "checkbox", name: id, value, checked: wanted.includes(value) }), value),
  );
  document.querySelector(`#${id}`).append(...boxes);
}

function chosen() {
  const { game, seats = "", stage, reader = "", theme, text } = Object.fromEntries(new FormData(form));
  return { game, seats, stage, reader, theme, text, languages: ticked("languages"), sizes: ticked("sizes") };
}

/** What the game has; then what this scene has. */
async function offer(wanted) {
  const { game } = wanted;
  fill("seats", all.games[game], wanted.seats, all.usual[game]);
  const scenes = await ask(`scenes/${game}?seats=${form.elements.seats.value}`);
  fill("stage", Object.keys(scenes), wanted.stage, "");
  const readers = scenes[form.elements.stage.value];
  const seats = Array.from({ length: Number(form.elements.seats.value) }, (_, seat) => seat);
  fill("reader", game === "frame" ? [] : [...readers, ...seats], wanted.reader, "asked");
}

async function show() {
  const mine = ++showing;
  place.setAttribute("aria-busy", "true"); // a game that nobody asked for yet is played first
  try {
    await offer(chosen());
    const { game, seats, stage, reader, theme, text, languages, sizes } = chosen();
    const query = new URLSearchParams({ game, seats, stage, reader, theme, text, languages, sizes });
    history.replaceState(null, "", `?${query}`);
    const looks = languages.flatMap((language) => sizes.map((size) => ({ language, size, theme, text })));
    const wish = { game, stage, seats: Number(seats), reader: reader || "asked" };
    const opened = await Promise.all(looks.map(({ language }) => ask("open", { ...wish, language })));
    if (mine !== showing) return;
    for (const glass of glasses) glass.break();
    glasses = looks.map((look, number) => new Glass(opened[number], look));
    place.replaceChildren(...glasses.map((glass) => glass.root));
    place.removeAttribute("aria-busy");
    next.disabled = !opened.some((each) => each.left);
    trouble.hidden = true;
  } catch (error) {
    say(error);
  }
}

function say(error) {
  trouble.textContent = error.message;
  trouble.hidden = false;
}

async function goOn() {
  next.disabled = true;
  try {
    const told = await Promise.all(glasses.map(({ table }) => ask("next", { table })));
    next.disabled = !told.some((each) => each.left);
  } catch (error) {
    say(error);
  }
}

const wanted = { ...USUAL, ...Object.fromEntries(new URLSearchParams(location.search)) };
const all = await ask("scenes");
fill("game", Object.keys(all.games), wanted.game, "");
tickable("languages", all.languages, wanted.languages.split(","));
tickable("sizes", SIZES, wanted.sizes.split(","));
for (const name of ["theme", "text"]) form.elements[name].value = wanted[name];
form.addEventListener("change", ({ target }) => {
  // These the app learns while it is open, as from a phone's settings.
  if (target.name === "theme") for (const glass of glasses) glass.wear(target.value);
  else if (target.name === "text") for (const glass of glasses) glass.enlarge(target.value);
  else return void show();
  const query = new URLSearchParams(location.search);
  query.set(target.name, target.value);
  history.replaceState(null, "", `?${query}`);
});
document.querySelector("#again").addEventListener("click", show);
next.addEventListener("click", goOn);
await offer({ ...wanted, game: form.elements.game.value });
await show();

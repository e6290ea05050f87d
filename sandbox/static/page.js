// The sandbox page: lays out the phones, shows the sandbox's clock and lets time pass.
import { desk } from "./desk.js";
import { el } from "./element.js";
import { Phone } from "./phone.js";

const phones = new Map();
const place = document.querySelector("#phones");
const switcher = document.querySelector("#switcher");
const trouble = document.querySelector("#trouble");

/** The sandbox's clock as last read; between readings it runs at the pace it showed. */
const clock = { read: 0, at: 0, pace: 1 };
const now = () => clock.read + ((performance.now() - clock.at) / 1000) * clock.pace;

function setClock(read, jumped = false) {
  const at = performance.now();
  const real = (at - clock.at) / 1000;
  if (clock.read && !jumped && real > 2) clock.pace = Math.max(0, (read - clock.read) / real);
  Object.assign(clock, { read, at });
  tick();
}

function tick() {
  const format = new Intl.DateTimeFormat("en", { timeStyle: "medium", hourCycle: "h23" });
  document.querySelector("#time").textContent = format.format(now() * 1000);
  for (const phone of phones.values()) phone.tick();
}

async function look() {
  try {
    const world = await desk.world();
    for (const person of world.people) {
      if (phones.has(person.id)) phones.get(person.id).learn(person);
      else add(person, world);
    }
    setClock(world.now);
    trouble.hidden = true;
  } catch (error) {
    say(error);
  }
}

function say(error) {
  trouble.textContent = error.message;
  trouble.hidden = false;
}

function add(person, world) {
  const phone = new Phone(person, world, now);
  const tab = el(
    "button",
    { type: "button", "data-show": person.id, "aria-pressed": "false", onclick: () => show(person.id) },
    el("bdi", {}, person.name.split(" ")[0]),
  );
  phones.set(person.id, phone);
  place.append(phone.root);
  switcher.append(tab);
  if (phones.size === 1) show(person.id);
}

/** On a narrow screen one phone at a time is seen; elsewhere it is brought into view. */
function show(id) {
  for (const phone of phones.values()) phone.root.classList.toggle("shown", phone.person.id === id);
  for (const tab of switcher.children) tab.setAttribute("aria-pressed", String(tab.dataset.show === id));
}

async function pass(seconds) {
  try {
    setClock((await desk.pass(seconds)).now, true);
  } catch (error) {
    say(error);
  }
}

for (const button of document.querySelectorAll("[data-pass]")) {
  button.addEventListener("click", () => pass(Number(button.dataset.pass)));
}

const newcomer = document.querySelector("#newcomer");
document.querySelector("#add").addEventListener("click", () => {
  newcomer.querySelector("form").reset();
  newcomer.returnValue = "";
  newcomer.showModal();
});
newcomer.addEventListener("close", async () => {
  if (newcomer.returnValue !== "add") return;
  const { name, language } = Object.fromEntries(new FormData(newcomer.querySelector("form")));
  try {
    const { id } = await desk.add(name, language);
    await look();
    phones.get(id)?.root.scrollIntoView({ behavior: "smooth", inline: "end" });
    show(id);
  } catch (error) {
    say(error);
  }
});

setInterval(tick, 1000);
setInterval(() => document.hidden || look(), 10_000);
await look();

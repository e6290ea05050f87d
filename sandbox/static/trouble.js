// The dialog in which things are made to go wrong: once at a call of the bot's, or by chance.
import { desk } from "./desk.js";
import { el } from "./element.js";

const dialog = document.querySelector("#wrong");
const form = dialog.querySelector("form");
const opener = document.querySelector("#wrongs");
const words = { duplicate: "comes twice", late: "comes late", lost: "is lost", down: "webhook down" };

/** Reads what is set, and lays out a number for every kind there is. */
async function read() {
  const { kinds, waiting, rates } = await desk.faults();
  const kept = form.elements.kind.value;
  form.elements.kind.replaceChildren(
    ...kinds.map((kind) => el("option", { value: kind, selected: kind === kept }, words[kind] ?? kind)),
  );
  form.querySelector("#rates").replaceChildren(
    ...kinds.map((kind) =>
      el(
        "label",
        {},
        words[kind] ?? kind,
        el("input", { type: "number", name: `rate-${kind}`, min: 0, max: 1000, value: rates[kind] ?? 0 }),
      ),
    ),
  );
  const ahead = waiting.map(({ at, kind, times, chat }) => `${kind} × ${times} at ${at}${chat && ` in ${chat}`}`);
  form.querySelector("#ahead").textContent = ahead.join(" · ") || "Nothing is ordered.";
  opener.classList.toggle("on", ahead.length > 0 || Object.values(rates).some(Boolean));
}

async function act(doing) {
  const complaint = form.querySelector("#complaint");
  try {
    await doing();
    await read();
    complaint.textContent = "";
  } catch (error) {
    complaint.textContent = error.message;
  }
}

const acts = {
  order: () =>
    desk.fault({
      kind: form.elements.kind.value,
      method: form.elements.method.value.trim(),
      times: Number(form.elements.times.value),
      retry_after: 5,
    }),
  chance: () => {
    const rates = [...form.querySelectorAll("#rates input")].map((one) => [one.name.slice(5), Number(one.value)]);
    return desk.chance(Number(form.elements.seed.value), Object.fromEntries(rates.filter(([, rate]) => rate)));
  },
  calm: () => desk.calm(),
};

for (const button of form.querySelectorAll("[data-wrong]")) {
  button.addEventListener("click", () => act(acts[button.dataset.wrong]));
}
opener.addEventListener("click", () => {
  dialog.showModal();
  act(() => {});
});

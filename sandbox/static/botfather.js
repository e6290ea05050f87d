// The dialog in which BotFather is told which ways to the bot are open; what is changed holds at once.
import { desk } from "./desk.js";

const dialog = document.querySelector("#father");
const form = dialog.querySelector("form");
const complaint = form.querySelector(".complaint");

function show(settings) {
  for (const [name, value] of Object.entries(settings)) {
    const field = form.elements[name];
    if (field.type === "checkbox") field.checked = value;
    else field.value = value;
  }
}

async function attempt(call) {
  try {
    show(await call());
    complaint.textContent = "";
  } catch (error) {
    complaint.textContent = error.message;
  }
}

document.querySelector("#botfather").addEventListener("click", async () => {
  await attempt(desk.botfather);
  dialog.showModal();
});

form.addEventListener("change", ({ target }) => {
  const value = target.type === "checkbox" ? target.checked : Number(target.value);
  attempt(() => desk.act("botfather", { [target.name]: value }));
});

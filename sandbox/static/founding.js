// The dialog in which a further chat is founded: by whom, of which kind, with or without the bot.
import { desk } from "./desk.js";
import { el } from "./element.js";

const dialog = document.querySelector("#founding");
const form = dialog.querySelector("form");

document.querySelector("#found").addEventListener("click", async () => {
  const { people } = await desk.world();
  form.reset();
  form.querySelector(".complaint").textContent = "";
  form.elements.person.replaceChildren(
    ...people.filter(({ deleted }) => !deleted).map(({ id, name }) => el("option", { value: id }, name)),
  );
  dialog.showModal();
});

async function found() {
  const { person, kind, title, bot } = form.elements;
  try {
    await desk.act("create", { person: person.value, kind: kind.value, title: title.value, bot: bot.checked });
    dialog.close();
  } catch (error) {
    form.querySelector(".complaint").textContent = error.message;
  }
}

form.querySelector('[data-found="create"]').addEventListener("click", found);
form.querySelector('[data-found="cancel"]').addEventListener("click", () => dialog.close());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  found();
});

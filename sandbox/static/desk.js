// Calls the desk: the sandbox's small JSON API, and its socket that tells what changed.

/** The desk refused; `message` is its one sentence. */
export class Refused extends Error {}

async function call(path, body) {
  let answer;
  try {
    answer = await fetch(
      `/desk/${path}`,
      body && {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      },
    );
  } catch {
    throw new Refused("The sandbox does not answer. Is it still running?");
  }
  const json = await answer.json().catch(() => null);
  if (!answer.ok || json === null) throw new Refused(json?.error ?? `The desk answered ${answer.status}.`);
  return json;
}

export const desk = {
  world: () => call("world"),
  chat: (person, chat) => call(`chat?${new URLSearchParams({ person, chat })}`),
  say: (person, chat, text, replyTo, topic) =>
    call("say", { person, chat, text, ...(replyTo && { reply_to: replyTo }), ...(topic && { topic }) }),
  prepared: (person, prepared) => call(`prepared?${new URLSearchParams({ person, prepared })}`),
  send: (person, chat, prepared) => call("send", { person, chat, prepared }),
  inline: (person, chat, text, offset) => call("inline", { person, chat, text, offset }),
  pick: (person, chat, query, result, topic) => call("pick", { person, chat, query, result, ...(topic && { topic }) }),
  /** The button above inline results. */
  press: (person, query) => call("press", { person, query }),
  tap: (person, chat, message, row, column) => call("tap", { person, chat, message, row, column }),
  follow: (person, url, chat) => call("follow", { person, url, ...(chat && { chat }) }),
  launch: (person, via, startapp) => call("launch", { person, via, ...(startapp && { startapp }) }),
  pass: (seconds) => call("pass", { seconds }),
  add: (name, language) => call("add", { name, language }),
  block: (person) => call("block", { person }),
  unblock: (person) => call("unblock", { person }),
  /** The person lets the bot write to them, asked by the Mini App. */
  allow: (person) => call("allow", { person }),
  /** Who is in a chat, with which rights, and how it is set. */
  room: (person, chat) => call(`room?${new URLSearchParams({ person, chat })}`),
  /** What a person does to chats: `create`, `promote`, `upgrade`… */
  act: (act, asked) => call(act, asked),
  faults: () => call("faults"),
  botfather: () => call("botfather"),
  fault: (order) => call("fault", order),
  chance: (seed, rates) => call("chance", { seed, rates }),
  calm: () => call("calm", {}),
  watch,
};

/**
 * Calls `changed(ids)` whenever something this person sees changes, and `changed(null)` when
 * everything must be read anew: after each (re)connection. `live(bool)` says if the socket stands.
 */
function watch(person, changed, live = () => {}) {
  let wait = 250;
  const connect = () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/desk/watch?${new URLSearchParams({ person })}`);
    socket.onopen = () => {
      wait = 250;
      live(true);
      changed(null);
    };
    socket.onmessage = (event) => changed(JSON.parse(event.data).changed ?? null);
    socket.onclose = () => {
      live(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 5000);
    };
  };
  connect();
}

// What can be done to a chat as a whole: its settings, its upgrade, its end.
import { el } from "./element.js";

const SLOW = [0, 10, 30, 60, 300];
const SPEAK = "can_send_messages";

/** The buttons and choices that suit this kind of chat. */
export function roomActs(panel, room, view) {
  const { phone } = panel;
  const me = room.members.find(({ id }) => id === phone.person.id);
  const group = room.type === "supergroup";
  const speaking = room.permissions.includes(SPEAK);
  return [
    group && panel.button(me?.anonymous ? "Be oneself again" : "Be anonymous", "hide", { hidden: !me?.anonymous }),
    room.type !== "channel" &&
      panel.button(speaking ? "Let only administrators speak" : "Let everybody speak", "permit", {
        may: speaking ? room.permissions.filter((right) => right !== SPEAK) : [...room.permissions, SPEAK],
      }),
    group && slowness(panel, room),
    group && panel.button(view.topics ? "No topics" : "Have topics", "topics", { on: !view.topics }),
    room.type === "group" && panel.button("Upgrade to a supergroup", "upgrade"),
    room.type === "channel" && !room.linked && discussion(panel),
    panel.button("Leave", "leave", {}, "danger"),
    me?.status === "creator" && panel.button("Delete for all", "delete", {}, "danger"),
  ];
}

function slowness(panel, room) {
  return el(
    "label",
    {},
    "Slow mode ",
    el(
      "select",
      { name: "slow", onchange: (event) => panel.act("slow", { seconds: Number(event.target.value) }) },
      ...SLOW.map((seconds) =>
        el("option", { value: seconds, selected: seconds === room.slow }, seconds ? `${seconds} s` : "off"),
      ),
    ),
  );
}

/** A channel is discussed in one of the supergroups its owner is in. */
function discussion(panel) {
  const groups = [...panel.phone.chats.values()].filter(({ view }) => view?.type === "supergroup");
  if (!groups.length) return null;
  const choose = ({ target }) => target.value && panel.act("discuss", { channel: panel.chat.id, chat: target.value });
  return el(
    "label",
    {},
    "Discuss it in ",
    el(
      "select",
      { name: "discuss", onchange: choose },
      el("option", { value: "" }, "–"),
      ...groups.map(({ id, title }) => el("option", { value: id }, title)),
    ),
  );
}

/** How Coup looks. */
import "./seat.css";
import "./middle.css";
import "./gap.css";
import "./said.css";
import "./cards.css";
import "./hand.css";
import "./prompt.css";

import { motion, part } from "../../app/part";
import { game } from "../../frame/game";
import { Board } from "./board";
import { Prompt } from "./prompt";
import { ROLES } from "./roles";
import { advance } from "./story";

export default game<"coup">({
  key: "coup",
  Board,
  Prompt,
  Revealed: part(() => import("./revealed").then((file) => file.Revealed)),
  LegendArt: part(() => import("./legend").then((file) => file.LegendArt)),
  RulesArt: part(() => import("./legend").then((file) => file.RulesArt)),
  act: motion(() => import("./motion").then((file) => file.act)),
  advance,
  rules: ["aim", "turn", "characters", "challenge", "block", "double", "lost", "numbers", "silence"],
  legend: [{ field: "role", words: ROLES, among: "roles", own: "hand" }],
  manners: { concede: { sure: true } },
});

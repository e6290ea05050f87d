/** How Coup looks. */
import "./seat.css";
import "./middle.css";
import "./said.css";
import "./cards.css";
import "./prompt.css";
import "./revealed.css";

import { game } from "../../frame/game";
import { Board } from "./board";
import { LegendArt, RulesArt } from "./legend";
import { act } from "./motion";
import { Prompt } from "./prompt";
import { Revealed } from "./revealed";
import { ROLES } from "./roles";
import { advance } from "./story";

export default game<"coup">({
  key: "coup",
  Board,
  Prompt,
  Revealed,
  LegendArt,
  RulesArt,
  act,
  advance,
  rules: ["aim", "turn", "characters", "challenge", "block", "double", "lost", "numbers", "silence"],
  legend: [{ field: "role", words: ROLES, among: "roles" }],
});

/** How Resistance Mini looks and moves. */
import "./board.css";
import "./cards.css";
import "./errand.css";
import "./middle.css";
import "./now.css";
import "./own.css";
import "./prompt.css";

import { motion, part } from "../../app/part";
import { game } from "../../frame/game";
import { Board } from "./board";
import { Prompt } from "./prompt";
import { advance } from "./story";

export default game<"resistance_mini">({
  key: "resistance_mini",
  rules: ["aim", "memory", "turn", "swap", "claims", "check", "mission", "third", "silence"],
  legend: [
    { field: "character", words: ["spy", "resister"] },
    { field: "result", words: ["success", "fail"] },
  ],
  guide: ["characters", "seats", "middle", "secret", "dock", "clock"],
  manners: { claim: { sure: true } },
  chapters: ["began", "set-out"],
  Board,
  Prompt,
  Revealed: part(() => import("./revealed").then((file) => file.Revealed)),
  LegendArt: part(() => import("./legend").then((file) => file.LegendArt)),
  RulesArt: part(() => import("./legend").then((file) => file.RulesArt)),
  advance,
  act: motion(() => import("./motion").then((file) => file.act)),
});

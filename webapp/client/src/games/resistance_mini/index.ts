/** How Resistance Mini looks. */
import "./board.css";
import "./middle.css";

import { part } from "../../app/part";
import { game } from "../../frame/game";
import { Board } from "./board";

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
  Revealed: part(() => import("./revealed").then((file) => file.Revealed)),
  LegendArt: part(() => import("./revealed").then((file) => file.LegendArt)),
});

/** How Resistance Mini looks. */
import "./board.css";
import "./middle.css";
import "./revealed.css";

import { game } from "../../frame/game";
import { Board } from "./board";
import { LegendArt, Revealed } from "./revealed";

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
  Revealed,
  LegendArt,
});

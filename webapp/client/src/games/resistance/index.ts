/** How The Resistance looks. */
import "./board.css";
import "./middle.css";
import "./revealed.css";
import "./track.css";

import { game } from "../../frame/game";
import { Board } from "./board";
import { LegendArt, RulesArt } from "./pictures";
import { Revealed } from "./revealed";

export default game<"resistance">({
  key: "resistance",
  rules: ["aim", "team", "vote", "rejections", "mission", "end", "silence", "numbers"],
  legend: [{ field: "role", words: ["resistance", "spy"] }],
  manners: { play: { on: "places" } },
  Board,
  Revealed,
  LegendArt,
  RulesArt,
});

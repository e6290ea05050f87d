/** How The Resistance looks and moves. */
import "./board.css";
import "./cards.css";
import "./middle.css";
import "./revealed.css";
import "./seat.css";
import "./track.css";

import { game } from "../../frame/game";
import { Board } from "./board";
import { act } from "./motion";
import { LegendArt, RulesArt } from "./pictures";
import { Revealed } from "./revealed";
import { advance } from "./story";

export default game<"resistance">({
  key: "resistance",
  rules: ["aim", "team", "vote", "rejections", "mission", "end", "silence", "numbers"],
  legend: [{ field: "role", words: ["resistance", "spy"] }],
  manners: { play: { on: "places" } },
  Board,
  Revealed,
  LegendArt,
  RulesArt,
  advance,
  act,
});

/** How The Resistance looks and moves. */
import "./board.css";
import "./cards.css";
import "./middle.css";
import "./own.css";
import "./seat.css";
import "./team.css";
import "./track.css";

import { part } from "../../app/part";
import { game } from "../../frame/game";
import { Board } from "./board";
import { act } from "./motion";
import { advance } from "./story";

export default game<"resistance">({
  key: "resistance",
  rules: ["aim", "team", "vote", "rejections", "mission", "end", "silence", "numbers"],
  legend: [
    { field: "role", words: ["resistance", "spy"], own: "role" },
    { field: "mission", words: ["success", "sabotage"] },
  ],
  guide: ["track", "seats", "middle", "secret", "dock", "clock"],
  manners: { play: { on: "places", secret: true } },
  Board,
  Revealed: part(() => import("./revealed").then((file) => file.Revealed)),
  LegendArt: part(() => import("./pictures").then((file) => file.LegendArt)),
  RulesArt: part(() => import("./pictures").then((file) => file.RulesArt)),
  advance,
  act,
});

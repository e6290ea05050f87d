/** How Mafia looks. */
import "./site.css";
import "./seats.css";
import "./ladder.css";
import "./middle.css";
import "./own.css";

import { motion, part } from "../../app/part";
import { game } from "../../frame/game";
import { Board } from "./board";
import { Face, RulesArt } from "./faces";
import { Meanwhile, Prompt } from "./prompt";
import { advance } from "./story";
import type { Role } from "./told";

export default game<"mafia">({
  key: "mafia",
  rules: ["aim", "roles", "day", "vote", "night", "brick", "doctor", "mafs", "commissioner", "end", "silence"],
  legend: [{ field: "role", words: ["maf", "maniac", "doctor", "commissioner", "civilian"], own: "role" }],
  chapters: ["began", "dawned", "fell"],
  manners: { choose: { now: true } },
  Board,
  Prompt,
  Meanwhile,
  Revealed: part(() => import("./revealed").then((file) => file.Revealed)),
  advance,
  act: motion(() => import("./motion").then((file) => file.act)),
  RulesArt,
  LegendArt: ({ word }) => Face({ role: word as Role }),
});

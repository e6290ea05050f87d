/** How Mafia looks. */
import "./board.css";
import "./middle.css";
import "./revealed.css";

import { game } from "../../frame/game";
import { Board } from "./board";
import { RoleMark } from "./marks";
import { Meanwhile, Prompt } from "./prompt";
import { Revealed } from "./revealed";
import { advance } from "./story";
import type { Role } from "./told";

export default game<"mafia">({
  key: "mafia",
  rules: ["aim", "roles", "day", "vote", "night", "brick", "doctor", "mafs", "commissioner", "end", "silence"],
  legend: [{ field: "role", words: ["maf", "maniac", "doctor", "commissioner", "civilian"] }],
  chapters: ["began", "dawned", "fell"],
  manners: { choose: { now: true } },
  Board,
  Prompt,
  Meanwhile,
  Revealed,
  advance,
  LegendArt: ({ word }) => RoleMark({ role: word as Role }),
});

/** How the Duel looks and moves. */
import "./board.css";
import "./gun.css";
import "./monitor.css";
import "./pocket.css";
import "./shells.css";
import "./targets.css";

import { motion, part } from "../../app/part";
import { t } from "../../app/texts";
import { game } from "../../frame/game";
import { Board } from "./board";
import { Prompt } from "./prompt";
import { advance, ITEMS, reader, tell } from "./story";

export default game<"duel">({
  key: "duel",
  Board,
  Prompt,
  Meanwhile: Prompt,
  Revealed: part(() => import("./revealed").then((file) => file.Revealed)),
  rules: ["table", "turn", "shells", "items", "rounds", "alone", "pair", "fair"],
  title(view, teller) {
    const mine = teller.reader ?? 0;
    const score = { mine: view.score[mine]!, theirs: view.score[1 - mine]! };
    return `${t("duel-round", { round: view.round })} · ${t("duel-score", score)}`;
  },
  legend: [
    { field: "item", words: ITEMS },
    { field: "shell", words: ["live", "blank"] },
  ],
  guide: ["monitor", "gun", "shells", "pocket", "dock", "clock"],
  LegendArt: part(() => import("./revealed").then((file) => file.LegendArt)),
  pinned: true,
  tell,
  reason({ winners: [winner = 0], reason }, scene) {
    const alone = scene.view.mode === "solo" ? "yes" : "no";
    return t(`duel-reason-${reason}`, { who: scene.name(winner), reader: reader(scene, winner), alone });
  },
  advance,
  act: motion(() => import("./motion").then((file) => file.act)),
});

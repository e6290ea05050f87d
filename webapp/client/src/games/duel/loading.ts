/** Loading: the shells are shown, turned dark, and pushed in one by one – all alike, so that nobody can read their order. */
import { thud } from "../../app/haptics";
import { play } from "../../app/sound";
import { move, rest } from "../../frame/motion";
import { way } from "../../frame/pieces";
import { around, at, find, ghost } from "./flying";
import type { Moment } from "./moment";

const WIDE = 26;
const HIGH = 47;
const SHOWN = 560;
const DARK = 240;
const APART = 130;

export async function loadShells({ stage, data }: Moment): Promise<void> {
  const gun = find(stage, ".gun");
  const breech = find(stage, ".breech");
  if (!gun || !breech) return;
  const kinds = [...Array<string>(Number(data["live"])).fill("live"), ...Array<string>(Number(data["blank"])).fill("blank")];
  const middle = around(gun, WIDE, HIGH);
  const goal = breech.getBoundingClientRect();
  play("shell");
  const each = (kind: string, n: number): Promise<void> => {
    const spot = { ...middle, x: middle.x + (n - (kinds.length - 1) / 2) * (WIDE + 6) };
    const heap = at(middle.x - spot.x + ((n * 5) % 7) - 3, 0);
    const into = at(...way(spot, goal), "rotate(90deg) scale(.45)");
    return Promise.all([
      ghost(stage, "shell", spot, (shell) => {
        shell.dataset["kind"] = kind;
        const shown = [{ opacity: 0, transform: "translateY(10px)" }, { opacity: 1, transform: "none", offset: 0.3 }, { opacity: 1, transform: "none" }];
        return move(shell, shown, { duration: SHOWN }).then(() => move(shell, [{ opacity: 1 }, { opacity: 0 }], { duration: DARK }));
      }),
      rest(SHOWN).then(() =>
        ghost(stage, "shell", spot, async (shell) => {
          await move(shell, [{ opacity: 0 }, { opacity: 1, transform: "none", offset: 0.5 }, { opacity: 1, transform: heap }], { duration: DARK });
          await move(shell, [{ opacity: 1, transform: heap }, { opacity: 1, transform: heap }], { duration: 1 + n * APART });
          play("click");
          thud("light");
          await move(shell, [{ opacity: 1, transform: heap }, { opacity: 0.2, transform: into }], { duration: 220, easing: "ease-in" });
        }),
      ),
    ]).then(() => undefined);
  };
  await Promise.all(kinds.map(each));
  await rest(120);
}

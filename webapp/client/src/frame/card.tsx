/** A game on the first page: what it is, for how many, and the ways to begin. */
import type { GameKey } from "../types";
import { t } from "../app/texts";
import { coverOf, GAMES, type Way } from "./games";
import { lineOf } from "./lines";
import { playersOf } from "./names";

interface Props {
  readonly game: GameKey;
  readonly busy: boolean;
  open(way: Way): void;
  rules(): void;
}

export function GameCard({ game, busy, open, rules }: Props) {
  const line = lineOf(game);
  return (
    <article class="game-card" aria-labelledby={game}>
      <img class="game-cover" src={coverOf(game)} alt="" width="96" height="96" />
      <div class="game-words">
        <h3 id={game}>{t(`game-${game}`)}</h3>
        <p>{t(`game-${game}-about`)}</p>
        <small>{line ? playersOf(line) : "\u00a0"}</small>
      </div>
      <div class="ways">
        {GAMES[game]?.ways.map((way) => (
          <button type="button" key={way.name} class="way" data-game={game} data-way={way.name} disabled={busy} onClick={() => open(way)}>
            {t(`app-play-${way.name}`)}
          </button>
        ))}
        <button type="button" class="way-rules" data-rules={game} aria-label={`${t("app-rules")}: ${t(`game-${game}`)}`} onClick={rules}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 7c-2-1.6-4.6-2-8-2v13c3.4 0 6 .4 8 2 2-1.6 4.6-2 8-2V5c-3.4 0-6 .4-8 2zv13" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
          </svg>
        </button>
      </div>
    </article>
  );
}

/** What the pieces are called: pictures for what there is to look up, and for the rules. */
import { Face, Paper, Picture, Token } from "./pieces";
import type { Card, Character } from "./told";

export const LegendArt = ({ word }: { readonly field: string; readonly word: string }) => <Picture word={word as Card | Character} />;

export function RulesArt({ section }: { readonly section: string }) {
  const art = {
    memory: <><Face face={null} /><Face face={null} /><Face face={null} /></>,
    aim: <><Face face="spy" /><Face face="resister" /></>,
    turn: <Token />,
    mission: <><Paper card={null} /><Paper card="success" /><Paper card="fail" /></>,
  }[section];
  return art ? <p class="mini-art" aria-hidden="true">{art}</p> : null;
}

/** Events lead to the next picture, and pieces come from where they were; nothing tells who played what. */
import { expect, test } from "vitest";

import { advance, allIn, arrivals } from "./story";
import { openedCards, playedCards, type Shown } from "./told";

const mission = (size: number) => ({ size, need: 1, result: "open", team: [], sabotages: 0 });
const VIEW = {
  game: "resistance", stage: "propose", players: 5, mission: 1, leader: 3, team: [], answered: [], ballot: null, vote: null,
  rejects: 1, missions: [mission(2), mission(3), mission(2), mission(3), mission(3)],
} as unknown as Shown;
const TEAM = { kind: "proposed", data: { seat: 3, team: [0, 2], mission: 1 } };
const VOTES = { seat: 3, team: [0, 2], approving: [0, 2, 3], rejecting: [1], silent: [4], ayes: 3, noes: 2, rejects: 0, limit: 5 };

test("a proposal sends torches from the leader, and the old votes are gone", () => {
  const vote = advance({ ...VIEW, answered: [1] } as Shown, TEAM);
  expect([vote.stage, vote.team, vote.answered]).toEqual(["vote", [0, 2], []]);
  expect(arrivals(VIEW, vote).map(({ piece, from }) => [piece, from])).toEqual([
    ['[data-seat="0"] .res-torch', '[data-seat="3"] .seat-sign'],
    ['[data-seat="2"] .res-torch', '[data-seat="3"] .seat-sign'],
  ]);
});

test("all votes lie there before the first is seen, and then all are seen", () => {
  const before = { ...advance(VIEW, TEAM), answered: [0, 1, 2, 3] } as Shown;
  const closed = allIn(before);
  expect(closed.answered).toEqual([0, 1, 2, 3, 4]);
  expect(arrivals(before, closed).map(({ piece }) => piece)).toEqual(['[data-seat="4"] .res-slip']);
  const gone = advance(before, { kind: "approved", data: VOTES });
  expect([gone.stage, gone.rejects, gone.ballot?.approving, gone.answered]).toEqual(["mission", 0, [0, 2, 3], []]);
  const stays = advance(before, { kind: "rejected", data: { ...VOTES, rejects: 2 } });
  expect([stays.stage, stays.rejects, stays.ballot?.approved, stays.team]).toEqual(["over", 2, false, [0, 2]]);
});

test("a card comes from whoever played it, to the next free place", () => {
  const on = { ...VIEW, stage: "mission", team: [0, 2, 4], answered: [2] } as Shown;
  const next = { ...on, answered: [0, 2] } as Shown;
  expect(playedCards(next)).toEqual(["back", "back", "none"]);
  expect(arrivals(on, next)).toEqual([{ piece: ".res-cards > :nth-child(2) .res-card", from: '[data-seat="0"] .seat-sign', sound: "knock" }]);
});

test("cards are opened in one order for all who could have played them", () => {
  const lies = (team: readonly number[], sabotages: number) => openedCards({ team, sabotages } as never);
  expect(lies([0, 2, 4], 1)).toEqual(["success", "success", "sabotage"]);
  expect(lies([1, 3, 0], 1)).toEqual(lies([0, 2, 4], 1));
  expect(lies([0, 2], 0)).toEqual(["success", "success"]);
});

test("a result is stamped on its station, and the crown goes on to the next one", () => {
  const on = { ...VIEW, stage: "mission", team: [0, 2], answered: [0] } as Shown;
  const over = advance(on, { kind: "failed", data: { mission: 1, team: [0, 2], sabotages: 1 } });
  expect(over.missions[0]).toMatchObject({ result: "failed", sabotages: 1, team: [0, 2] });
  const stamp = { piece: '[data-mission="1"] .res-stamp', from: ".res-middle", sound: null };
  expect(arrivals(on, over)).toEqual([stamp]);
  const passed = { ...over, stage: "propose", leader: 4, team: [], mission: 2 } as Shown;
  expect(arrivals(over, passed)).toEqual([{ piece: '[data-seat="4"] .res-crown', from: '[data-seat="3"] .seat-sign', sound: null }]);
  const lost = advance(VIEW, { kind: "forfeited", data: { mission: 1, team: [], sabotages: 0 } });
  expect(lost.missions[0]?.result).toBe("forfeited");
});

test("other events leave the picture as it is", () => {
  for (const kind of ["began", "went", "ended"]) expect(advance(VIEW, { kind, data: {} })).toBe(VIEW);
});

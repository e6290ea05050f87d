/** The live line against a server that breaks it: backs off, comes again, answers each move once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Refusal } from "./api";
import { backOff, openLive, type Ends } from "./live";

vi.mock("./telegram", () => ({ initData: "", startapp: "", on: () => undefined, post: () => true }));

class Wire {
  static all: Wire[] = [];
  readonly sent: string[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: URL) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  says(frame: object) {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

function ends(more: Partial<Ends> = {}): Ends {
  return {
    url: new URL("ws://here/live/abc"),
    token: vi.fn(async () => "token"),
    snapshot: vi.fn(),
    fleeting: vi.fn(),
    ended: vi.fn(),
    ...more,
  };
}

const open = (given: Ends) => openLive(given, Wire as unknown as typeof WebSocket);
const settle = () => vi.advanceTimersByTimeAsync(0);
const last = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
});
afterEach(() => vi.useRealTimers());

test("it says hello with its token, and a snapshot opens it", async () => {
  const given = ends();
  const live = open(given);
  await settle();
  last().onopen();
  expect(JSON.parse(last().sent[0]!)).toEqual({ hello: 1, token: "token" });
  expect(live.line.value).toBe("opening");
  last().says({ snapshot: { table: "abc" } });
  last().says({ snapshot: { table: "abc" } });
  expect(live.line.value).toBe("open");
  expect(vi.mocked(given.snapshot).mock.calls.map(([, first]) => first)).toEqual([true, false]);
});

test("a cut line refuses what was under way and comes again by itself", async () => {
  const live = open(ends());
  await settle();
  last().says({ snapshot: {} });
  const move = live.send("1.t1.0", { kind: "shoot", picks: ["1"] });
  const refused = expect(move).rejects.toMatchObject({ code: "lost" });
  last().onclose({ code: 1006 });
  await refused;
  expect(live.line.value).toBe("lost");
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.all).toHaveLength(2);
  last().says({ snapshot: {} });
  expect(live.line.value).toBe("open");
});

test("each move is answered by its number", async () => {
  const live = open(ends());
  await settle();
  last().says({ snapshot: {} });
  const first = live.send("q", { kind: "a", picks: [] });
  const second = live.send("q", { kind: "b", picks: [] });
  const refused = expect(first).rejects.toBeInstanceOf(Refusal);
  last().says({ id: 2, ok: true });
  last().says({ id: 1, error: { code: "stale", text: "Too late" } });
  await second;
  await refused;
});

test("a token that ran out is renewed once, then it is over", async () => {
  const given = ends();
  open(given);
  await settle();
  last().onclose({ code: 4401 });
  await settle();
  expect(given.token).toHaveBeenLastCalledWith(true);
  last().onclose({ code: 4401 });
  await settle();
  expect(given.ended).toHaveBeenCalledWith(4401);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(2);
});

test("an unknown table is not asked for again", async () => {
  const given = ends();
  open(given);
  await settle();
  last().onclose({ code: 4404 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(given.ended).toHaveBeenCalledWith(4404);
  expect(Wire.all).toHaveLength(1);
});

test("hurrying opens a new line and leaves the old one unheard", async () => {
  const given = ends();
  const live = open(given);
  await settle();
  const old = last();
  live.hurry();
  await settle();
  old.says({ snapshot: {} });
  old.onclose({ code: 1006 });
  expect(given.snapshot).not.toHaveBeenCalled();
  expect(Wire.all).toHaveLength(2);
});

test("the wait grows, has an end, and is never the same for everybody", () => {
  expect(backOff(0, 1)).toBeLessThan(backOff(3, 0));
  expect(backOff(50, 1)).toBe(15_000);
  expect(backOff(2, 0)).toBe(backOff(2, 1) / 2);
});

test("a line is said under the number it was given, and answered like a move", async () => {
  const live = open(ends());
  await settle();
  last().says({ snapshot: {} });
  const said = live.say(5412098761234, { circle: "table", text: "Hello" });
  expect(JSON.parse(last().sent.at(-1)!)).toEqual({ id: 5412098761234, say: { circle: "table", text: "Hello" } });
  last().says({ id: 5412098761234, ok: true });
  await said;
  const quiet = live.say(7, { circle: "table", text: "Hello" });
  last().says({ id: 7, error: { code: "quiet", text: "You can only listen here now." } });
  await expect(quiet).rejects.toMatchObject({ code: "quiet", message: "You can only listen here now." });
});

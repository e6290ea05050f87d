/** The page keeps clear of the phone's edges and the client's buttons, and is never higher than what is seen of it. */
import { beforeEach, expect, test, vi } from "vitest";

const listeners = new Map<string, (payload: unknown) => void>();
vi.mock("./telegram", () => ({
  on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
  post: () => true,
}));
const set = new Map<string, string>();
const style = {
  setProperty: (name: string, value: string) => set.set(name, value),
  removeProperty: (name: string) => set.delete(name),
};
let drawn = 100;
const letter = () => ({ style: {}, getBoundingClientRect: () => ({ height: drawn }), remove: () => undefined });
const page = {
  documentElement: { style },
  activeElement: null as { matches(): boolean } | null,
  body: { append: () => undefined },
  createElement: letter,
};
let resized: () => void = () => undefined;
vi.stubGlobal("document", page);
vi.stubGlobal("window", {});
vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (resized = listener));

const { edges, followViewport, heightOf } = await import("./viewport");
const tell = (event: string, payload: unknown) => listeners.get(event)!(payload);
const resize = (height: number) => {
  vi.stubGlobal("innerHeight", height);
  resized();
};

beforeEach(() => {
  set.clear();
  page.activeElement = null;
  drawn = 100;
  vi.stubGlobal("innerHeight", 800);
  followViewport();
});

test("edges add up, also when they come late, and what is no length is none", () => {
  tell("content_safe_area_changed", { top: 46, bottom: 0, left: 0, right: 0 });
  expect(set.get("--safe-top")).toBe("46px");
  tell("safe_area_changed", { top: 59, bottom: 34, left: 0, right: 0 });
  expect([set.get("--safe-top"), set.get("--safe-bottom")]).toEqual(["105px", "34px"]);
  tell("safe_area_changed", { top: 0, bottom: 34, left: 0, right: 0 });
  expect(set.get("--safe-top")).toBe("46px");
  expect(edges([{ top: "nan", bottom: -20, left: null }, null, undefined])).toEqual({ top: 0, bottom: 0, left: 0, right: 0 });
});

test("letters that a phone draws larger are known", () => {
  expect(set.get("--text-zoom")).toBe("1");
  drawn = 130;
  followViewport();
  expect(set.get("--text-zoom")).toBe("1.3");
  drawn = 0;
  followViewport();
  expect(set.get("--text-zoom")).toBe("1");
});

test("only a stable height counts, and no keyboard's or broken one", () => {
  tell("viewport_changed", { height: 700, is_state_stable: true });
  tell("viewport_changed", { height: 400, is_state_stable: false });
  expect(set.get("--height")).toBe("700px");
  for (const height of [1, 0, Number.NaN, undefined, 2000]) {
    tell("viewport_changed", { height, is_state_stable: true });
    expect(set.has("--height"), `${height}`).toBe(false);
  }
  expect([heightOf(null, 800), heightOf(239, 800), heightOf(240, 800), heightOf(801, 800)]).toEqual([null, null, 240, null]);
});

test("a window that became smaller is never left by the page", () => {
  tell("viewport_changed", { height: 760, is_state_stable: true });
  resize(360);
  expect(set.has("--height")).toBe(false);
  resize(800);
  expect(set.get("--height")).toBe("760px");
});

test("while somebody writes the page behind the keyboard stays as it is", () => {
  tell("viewport_changed", { height: 760, is_state_stable: true });
  page.activeElement = { matches: () => true };
  resize(360);
  expect(set.get("--height")).toBe("760px");
});

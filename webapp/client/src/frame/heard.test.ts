/** What is said of the turn: not again with each answer, but again in another language. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const texts = await import("../app/texts");
const { saidOf } = await import("./heard");

const NAMES = ["Anna", "Boris", "Clara"];
const scene = (waiting: number[], question: string | null = null) =>
  ({ reader: 0, name: (seat: number) => NAMES[seat]!, view: {}, snapshot: { game: "duel", seat: 0, people: NAMES, offers: [], waiting, question } }) as never;
const NOTHING = { asked: null, waiting: [], tongue: "en", text: "" };
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, "");

beforeAll(() => texts.speak("en"));

test("who is waited for is said once, and not when one of them has answered", () => {
  const first = saidOf(scene([1, 2]), NOTHING);
  expect(bare(first.text)).toBe("Waiting for Boris, Clara");
  expect(saidOf(scene([2]), first).text).toBe(first.text);
  expect(bare(saidOf(scene([2]), saidOf(scene([1]), first)).text)).toBe("Waiting for Clara");
});

test("a question stays as it was said until another language is spoken", async () => {
  const first = saidOf(scene([0], "q"), NOTHING);
  expect(first.text).toBe("Your turn");
  await texts.speak("ru");
  expect(saidOf(scene([0], "q"), first).text).toBe("Твой ход");
});

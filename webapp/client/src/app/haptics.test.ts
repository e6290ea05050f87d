/** The hand feels something only inside Telegram, and only while sound is on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const posted: string[] = [];

async function opened(hash: string) {
  vi.resetModules();
  vi.stubGlobal("location", { hash, search: "" });
  const { switchSound } = await import("./senses");
  return { switchSound, ...(await import("./haptics")) };
}

beforeEach(() => {
  posted.length = 0;
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  vi.stubGlobal("window", {
    addEventListener: () => undefined,
    TelegramWebviewProxy: { postEvent: (type: string, data: string) => void posted.push(`${type} ${data}`) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("in Telegram what falls and how it went is felt, until it is switched off", async () => {
  const { thud, buzz, switchSound } = await opened("#tgWebAppData=user&tgWebAppVersion=8.0");
  thud("heavy");
  buzz("error");
  expect(posted.map((each) => each.split(" ")[0])).toEqual(Array(2).fill("web_app_trigger_haptic_feedback"));
  expect(posted.join()).toContain('"impact_style":"heavy"');
  switchSound();
  thud("heavy");
  expect(posted).toHaveLength(2);
});

test.each(["", "#tgWebAppData=user&tgWebAppVersion=6.0"])("nothing where there is no Telegram, or an old one: %s", async (hash) => {
  const { thud } = await opened(hash);
  thud();
  expect(posted).toEqual([]);
});

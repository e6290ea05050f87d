/** A message is sent on by Telegram, or not; to change one's mind is no failure. */
import { beforeEach, expect, test, vi } from "vitest";

const asked: string[] = [];
const client = { postMessage: (message: string) => asked.push(message) };

async function opened(version: string) {
  vi.resetModules();
  vi.stubGlobal("location", { hash: `#tgWebAppVersion=${version}`, search: "" });
  vi.stubGlobal("window", { parent: client, addEventListener: vi.fn() });
  const { sendPrepared } = await import("./prepared");
  const { listen } = await import("./telegram");
  listen();
  const tell = (type: string, data?: object) => window.Telegram?.WebView?.receiveEvent?.(type, data);
  return { sendPrepared, tell };
}

beforeEach(() => void asked.splice(0));

test("what the client says of it is what came of it", async () => {
  const { sendPrepared, tell } = await opened("8.0");
  const sent = sendPrepared("one");
  expect(JSON.parse(asked[0]!)).toEqual({ eventType: "web_app_send_prepared_message", eventData: { id: "one" } });
  tell("prepared_message_sent");
  expect(await sent).toBe("sent");
  const declined = sendPrepared("two");
  tell("prepared_message_failed", { error: "USER_DECLINED" });
  expect(await declined).toBe("declined");
  const failed = sendPrepared("three");
  tell("prepared_message_failed", { error: "MESSAGE_EXPIRED" });
  expect(await failed).toBe("failed");
});

test("an older client is not asked", async () => {
  const { sendPrepared } = await opened("7.10");
  expect(await sendPrepared("one")).toBe("failed");
  expect(asked).toEqual([]);
});

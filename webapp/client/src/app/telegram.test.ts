/** What the client says at launch, in every shape it comes in. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "", search: "" });
vi.stubGlobal("navigator", { language: "mk" });
vi.stubGlobal("window", {});

const { atLeast, launchParams, languageAtLaunch, post } = await import("./telegram");

test.each(["#tgWebAppData=a%3Db&tgWebAppVersion=8.0", "#/table?tgWebAppData=a%3Db&tgWebAppVersion=8.0"])(
  "%s",
  (hash) => {
    expect(launchParams(hash).get("tgWebAppData")).toBe("a=b");
    expect(launchParams(hash).get("tgWebAppVersion")).toBe("8.0");
  },
);

test("versions are numbers, not texts", () => {
  expect(atLeast("7.7", "7.10")).toBe(true);
  expect(atLeast("7.7", "8.0")).toBe(true);
  expect(atLeast("7.7", "7.6")).toBe(false);
});

test("what an old client cannot do is not asked of it", () => {
  const postEvent = vi.fn();
  vi.stubGlobal("window", { TelegramWebviewProxy: { postEvent } });
  expect(post("web_app_setup_swipe_behavior", { allow_vertical_swipe: false }, "7.7")).toBe(false);
  expect(postEvent).not.toHaveBeenCalled();
  expect(post("web_app_ready")).toBe(true);
  expect(postEvent).toHaveBeenCalledWith("web_app_ready", "null");
});

test("without a launch the browser's language is taken", () => {
  expect(languageAtLaunch()).toBe("mk");
});

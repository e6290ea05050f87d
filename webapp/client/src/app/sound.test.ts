/** A sound is played only where it is wanted, and where it can be heard now. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const struck = vi.fn();
const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };

/** Any node of the browser's audio. */
class AudioPart {
  readonly gain = param;
  readonly frequency = param;
  readonly start = struck;
  stop(): void {}
  connect(next: unknown): unknown {
    return next;
  }
}
const NODES = ["ConvolverNode", "GainNode", "BiquadFilterNode", "AudioBufferSourceNode", "OscillatorNode"];

let page: { baseURI: string; hidden: boolean };
let context: { state: string };
let touch: () => void;

/** The module as on a page that was opened anew. */
async function opened() {
  vi.resetModules();
  const sound = await import("./sound");
  const { switchSound } = await import("./senses");
  sound.followTouches();
  return { ...sound, switchSound };
}

async function touched() {
  const sound = await opened();
  touch();
  await vi.dynamicImportSettled();
  return sound;
}

beforeEach(() => {
  struck.mockClear();
  page = { baseURI: "http://localhost/", hidden: false };
  context = { state: "suspended" };
  class AudioContext {
    readonly sampleRate = 100;
    readonly createBuffer = () => ({ getChannelData: () => [] });
    get state() {
      return context.state;
    }
    async resume() {
      context.state = "running";
    }
  }
  const listen = (touchOf: string, listener: () => void) => void (touchOf === "click" && (touch = listener));
  vi.stubGlobal("history", { state: null, replaceState: () => undefined });
  vi.stubGlobal("location", { hash: "", search: "" });
  vi.stubGlobal("navigator", { language: "en" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { AudioContext, addEventListener: listen });
  vi.stubGlobal("AudioContext", AudioContext);
  for (const node of NODES) vi.stubGlobal(node, AudioPart);
});
afterEach(() => void vi.unstubAllGlobals());

test("after a touch it is heard, before it is not", async () => {
  const { play } = await opened();
  play("coin");
  expect(struck).not.toHaveBeenCalled();
  touch();
  await vi.dynamicImportSettled();
  play("coin");
  expect(struck).toHaveBeenCalled();
});

test.each<[string, (sound: { switchSound(): void }) => void]>([
  ["who wants no sound", ({ switchSound }) => switchSound()],
  ["who looks elsewhere", () => (page.hidden = true)],
  ["a page that was put to sleep", () => (context.state = "interrupted")],
])("nothing is played to %s", async (_, change) => {
  const sound = await touched();
  change(sound);
  sound.play("coin");
  expect(struck).not.toHaveBeenCalled();
});

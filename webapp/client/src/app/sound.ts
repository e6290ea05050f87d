/** A few small sounds, made on the spot; silent until the person switches them on. */
import { signal } from "@preact/signals";

import { keep, kept } from "./keeping";

const SOUND = "sound";
export const sounding = signal(kept(SOUND) === "on");
let ear: AudioContext | null = null;

/** Switch sound on or off; the touch that does it also lets the browser play. */
export function toggleSound(): void {
  sounding.value = !sounding.value;
  keep(SOUND, sounding.value ? "on" : "off");
  if (sounding.value) play("click");
}

interface Burst {
  /** Noise through a filter, or a tone that falls. */
  readonly noise?: number;
  readonly tone?: readonly [from: number, to: number];
  readonly lasts: number;
  readonly loud: number;
}

const SOUNDS: Record<string, readonly Burst[]> = {
  shot: [
    { noise: 900, lasts: 0.45, loud: 0.7 },
    { tone: [110, 40], lasts: 0.35, loud: 0.6 },
  ],
  click: [{ noise: 3800, lasts: 0.03, loud: 0.25 }],
  shell: [
    { tone: [2400, 1900], lasts: 0.06, loud: 0.08 },
    { tone: [2100, 1700], lasts: 0.1, loud: 0.05 },
  ],
  item: [{ tone: [320, 420], lasts: 0.12, loud: 0.1 }],
  lamp: [{ tone: [520, 780], lasts: 0.22, loud: 0.08 }],
  turn: [{ tone: [660, 660], lasts: 0.16, loud: 0.08 }],
};

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

export function play(name: keyof typeof SOUNDS): void {
  if (!sounding.value) return;
  ear ??= new AudioContext();
  void ear.resume();
  for (const burst of SOUNDS[name] ?? []) sound(ear, burst);
}

function sound(context: AudioContext, burst: Burst): void {
  const now = context.currentTime;
  const gain = new GainNode(context, { gain: burst.loud });
  gain.gain.setValueAtTime(burst.loud, now);
  gain.gain.exponentialRampToValueAtTime(0.001, now + burst.lasts);
  gain.connect(context.destination);
  if (burst.noise) {
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: burst.noise });
    const source = new AudioBufferSourceNode(context, { buffer: noise(context, burst.lasts) });
    source.connect(filter).connect(gain);
    source.start(now);
  }
  if (burst.tone) {
    const source = new OscillatorNode(context, { type: "triangle", frequency: burst.tone[0] });
    source.frequency.exponentialRampToValueAtTime(burst.tone[1], now + burst.lasts);
    source.connect(gain);
    source.start(now);
    source.stop(now + burst.lasts);
  }
}

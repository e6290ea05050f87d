/** What a wooden table at night sounds like: every sound is a few strokes, made on the spot. */

/** A filtered rustle or a tone, that swells and dies away. */
interface Stroke {
  /** Seconds after the sound began. */
  readonly at?: number;
  /** What the rustle is filtered by; without it the stroke is a tone. */
  readonly rustle?: BiquadFilterType;
  readonly wave?: OscillatorType;
  /** The pitch, and what it glides to. */
  readonly hz: number;
  readonly to?: number;
  readonly swell?: number;
  readonly lasts: number;
  readonly loud: number;
}

/** A fingertip on wood. */
const tap = (at: number, loud: number, hz = 170): Stroke[] => [
  { at, hz, to: hz * 0.7, lasts: 0.11, loud },
  { at, hz: hz * 2.3, to: hz * 2, lasts: 0.05, loud: loud * 0.4 },
  { at, rustle: "bandpass", hz: 900, lasts: 0.03, loud: loud * 0.7 },
];
/** Paper that slides over something. */
const swish = (at: number, loud: number, lasts = 0.1): Stroke => ({
  at, rustle: "bandpass", hz: 1700, to: 4300, swell: lasts * 0.4, lasts, loud,
});
/** A wooden bar, struck softly. */
const bar = (at: number, hz: number, loud: number): Stroke[] => [
  { at, hz, swell: 0.006, lasts: 0.9, loud },
  { at, hz: hz * 3.93, swell: 0.004, lasts: 0.16, loud: loud * 0.22 },
];
/** Something small of metal. */
const ring = (at: number, loud: number, hz = 2093): Stroke[] => [
  { at, hz, lasts: 0.2, loud },
  { at, hz: hz * 1.59, lasts: 0.14, loud: loud * 0.6 },
  { at, hz: hz * 2.31, lasts: 0.07, loud: loud * 0.35 },
  { at, rustle: "highpass", hz: 6000, lasts: 0.012, loud: loud * 0.6 },
];
/** A long tone that comes out of nothing and goes there. */
const glow = (at: number, hz: number, to: number, loud: number): Stroke => ({
  at, wave: "triangle", hz, to, swell: 0.5, lasts: 1.7, loud,
});

const SOUNDS = {
  shot: [
    { rustle: "lowpass", hz: 2600, to: 240, lasts: 0.5, loud: 0.55 },
    { hz: 112, to: 38, lasts: 0.4, loud: 0.52 },
    { at: 0.06, rustle: "lowpass", hz: 420, to: 90, swell: 0.05, lasts: 1.1, loud: 0.16 },
  ],
  click: [
    { rustle: "bandpass", hz: 3600, lasts: 0.025, loud: 0.22 },
    { at: 0.045, rustle: "bandpass", hz: 1500, lasts: 0.035, loud: 0.16 },
  ],
  shell: [...ring(0, 0.05, 1760), ...ring(0.13, 0.034, 1830), ...ring(0.22, 0.02, 1790)],
  item: [swish(0, 0.07, 0.09), ...tap(0.06, 0.13, 200)],
  lamp: [{ hz: 392, to: 523, swell: 0.08, lasts: 0.5, loud: 0.06 }, { hz: 784, swell: 0.12, lasts: 0.4, loud: 0.02 }],
  turn: [...bar(0, 392, 0.1), ...bar(0.13, 523, 0.11)],
  card: [swish(0, 0.16, 0.12), ...tap(0.1, 0.15, 150)],
  coin: [...ring(0, 0.05), ...ring(0.075, 0.03, 2150)],
  knock: [...tap(0, 0.34), ...tap(0.012, 0.1, 260)],
  chime: [...bar(0, 392, 0.11), ...bar(0.11, 494, 0.11), ...bar(0.22, 587, 0.12), ...bar(0.36, 784, 0.1)],
  thunder: [
    { rustle: "lowpass", hz: 300, to: 60, swell: 0.12, lasts: 1.7, loud: 0.55 },
    { at: 0.35, rustle: "lowpass", hz: 190, to: 50, swell: 0.2, lasts: 1.5, loud: 0.4 },
    { hz: 58, to: 36, swell: 0.1, lasts: 1.3, loud: 0.4 },
  ],
  dawn: [
    glow(0, 147, 147, 0.08), glow(0.25, 220, 220, 0.07), glow(0.5, 294, 294, 0.06), glow(0.8, 370, 370, 0.05),
    { at: 1.1, hz: 2500, to: 3200, swell: 0.02, lasts: 0.09, loud: 0.02 },
    { at: 1.24, hz: 2900, to: 2400, swell: 0.02, lasts: 0.12, loud: 0.018 },
  ],
  dusk: [
    glow(0, 349, 330, 0.05), glow(0.25, 220, 208, 0.07), glow(0.55, 147, 139, 0.09),
    ...[1, 1.07, 1.14, 1.5, 1.57, 1.64].map((at): Stroke => ({
      at, rustle: "bandpass", hz: 4600, swell: 0.015, lasts: 0.05, loud: 0.03,
    })),
  ],
  tick: [...tap(0, 0.12, 420), ...tap(0.16, 0.07, 350)],
  // The same every time, whatever was mixed.
  shuffle: [...[0, 0.09, 0.17, 0.27, 0.34, 0.43, 0.5].map((at) => swish(at, 0.1, 0.11)), ...tap(0.62, 0.16, 150)],
} satisfies Record<string, readonly Stroke[]>;

export type Sound = keyof typeof SOUNDS;

const COARSE = 22_050;

/** A second of noise, no finer than it is heard; each rustle is a piece of it. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, COARSE, COARSE);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

/** How a room answers: much less than what was said, and for a moment only. */
function room(context: BaseAudioContext): AudioNode {
  const answer = context.createBuffer(1, context.sampleRate * 0.35, context.sampleRate);
  const data = answer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const echo = new ConvolverNode(context, { buffer: answer });
  echo.connect(new GainNode(context, { gain: 0.16 })).connect(context.destination);
  const ear = new GainNode(context);
  ear.connect(context.destination);
  ear.connect(echo);
  return ear;
}

/** The table in a context that listens. */
export function tableIn(context: BaseAudioContext): (name: Sound) => void {
  const out = room(context);
  const buffer = noise(context);
  const strike = ({ at = 0, rustle, wave, hz, to = hz, swell = 0.002, lasts, loud }: Stroke): void => {
    const now = context.currentTime + at;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, now);
    gain.gain.exponentialRampToValueAtTime(loud, now + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + Math.max(lasts, swell + 0.01));
    gain.connect(out);
    const glide = (pitch: AudioParam): void => {
      pitch.setValueAtTime(hz, now);
      pitch.exponentialRampToValueAtTime(to, now + lasts);
    };
    let source: AudioScheduledSourceNode;
    if (rustle) {
      const filter = new BiquadFilterNode(context, { type: rustle, Q: 0.9 });
      glide(filter.frequency);
      source = new AudioBufferSourceNode(context, { buffer, loop: true });
      source.connect(filter).connect(gain);
    } else {
      const tone = new OscillatorNode(context, { type: wave ?? "sine" });
      glide(tone.frequency);
      source = tone;
      source.connect(gain);
    }
    source.start(now);
    source.stop(now + lasts + 0.02);
  };
  return (name) => SOUNDS[name].forEach(strike);
}

/** The live line to one table: snapshots in, moves out, reconnecting as long as it is wanted. */
import { signal, type ReadonlySignal } from "@preact/signals";

import { PROTOCOL, type Event, type Move, type Saying, type ServerFrame, type Snapshot } from "../types";
import { Refusal } from "./api";

export interface Live {
  /** Open, or why not yet. */
  readonly line: ReadonlySignal<"opening" | "open" | "lost">;
  /** Resolves once the move is played and stored. Throws `Refusal`, with code "lost" on a cut line. */
  send(question: string, move: Move): Promise<void>;
  /** Resolves once the line is said. Sent again under its number, it is said once only. */
  say(id: number, saying: Saying): Promise<void>;
  /** Try again at once. */
  hurry(): void;
  close(): void;
}

export interface Ends {
  readonly url: URL;
  token(renew: boolean): Promise<string>;
  /** `first` of a connection: it brings the whole story instead of what is new. */
  snapshot(snapshot: Snapshot, first: boolean): void;
  fleeting(events: readonly Event[]): void;
  /** Over for good: 4401, 4404 or 4426. */
  ended(code: number): void;
}

interface Pending {
  resolve(): void;
  reject(refusal: Refusal): void;
}

const FINAL = [4401, 4404, 4426];
const CROWDED = 4429;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** How long to wait before the n-th try, with some luck so that not everybody comes at once. */
export function backOff(tries: number, luck: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + luck / 2);
}

export function openLive(ends: Ends, Socket: typeof WebSocket = WebSocket): Live {
  const line = signal<"opening" | "open" | "lost">("opening");
  const pending = new Map<number, Pending>();
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let number = 0;
  let renewed = false;
  let closed = false;

  async function connect(renew = false): Promise<void> {
    clearTimeout(timer);
    let token: string;
    try {
      token = await ends.token(renew);
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.status === 401) stop(4401);
      else again();
      return;
    }
    if (closed || socket) return;
    const mine = new Socket(ends.url);
    socket = mine;
    let first = true;
    mine.onopen = () => mine.send(JSON.stringify({ hello: PROTOCOL, token }));
    mine.onmessage = (message) => {
      if (mine !== socket) return;
      const frame = JSON.parse(message.data) as ServerFrame;
      if ("snapshot" in frame) {
        line.value = "open";
        [tries, renewed] = [0, false];
        ends.snapshot(frame.snapshot, first);
        first = false;
      } else if ("fleeting" in frame) ends.fleeting(frame.fleeting);
      else if ("id" in frame) answered(frame.id, "error" in frame ? frame.error : null);
    };
    mine.onclose = (event) => {
      if (mine !== socket) return;
      lose();
      if (event.code === 4401 && !renewed) {
        renewed = true;
        void connect(true);
      } else if (FINAL.includes(event.code)) stop(event.code);
      else again(event.code === CROWDED ? LONGEST_WAIT : 0);
    };
  }

  function answered(id: number, error: { code: string; text: string } | null): void {
    const waiting = pending.get(id);
    pending.delete(id);
    if (error) waiting?.reject(new Refusal(error.code, error.text, 0));
    else waiting?.resolve();
  }

  function lose(): void {
    socket = null;
    if (!closed) line.value = "lost";
    for (const waiting of pending.values()) waiting.reject(new Refusal("lost", "", 0));
    pending.clear();
  }

  function again(least = 0): void {
    if (closed) return;
    line.value = "lost";
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), Math.max(least, backOff(tries++, Math.random())));
  }

  function stop(code: number): void {
    close();
    ends.ended(code);
  }

  function close(): void {
    closed = true;
    clearTimeout(timer);
    socket?.close();
    lose();
  }

  function ask(id: number, request: object): Promise<void> {
    const open = socket;
    if (!open || open.readyState !== 1) return Promise.reject(new Refusal("lost", "", 0));
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      open.send(JSON.stringify({ id, ...request }));
    });
  }

  void connect();
  return {
    line,
    close,
    send: (question, move) => ask(++number, { question, move }),
    say: (id, say) => ask(id, { say }),
    hurry() {
      if (closed) return;
      // What sleeps in a pocket may hold a line that is long dead.
      const old = socket;
      lose();
      old?.close();
      tries = 0;
      void connect();
    },
  };
}

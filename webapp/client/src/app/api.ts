/** Asking the web app for things: who we are, and everything that isn't a move. */
import { signal } from "@preact/signals";

import { PROTOCOL, type ErrorReply, type Session } from "../types";
import { initData, startapp } from "./telegram";
import { notice } from "./router";

/** Refused by the web app; the text is in the person's language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export const session = signal<Session | null>(null);
/** Milliseconds. A line that has died in silence would be waited for without end. */
const ANSWERS_WITHIN = 15_000;

let entering: Promise<Session> | null = null;

/** An address of the web app, wherever it is mounted. */
export function address(path: string): URL {
  return new URL(path, document.baseURI);
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  // Older browsers cannot end a request by themselves.
  const signal = AbortSignal.timeout?.(ANSWERS_WITHIN);
  const init: RequestInit = { method, headers, signal, credentials: "omit" };
  if (body !== undefined) init.body = JSON.stringify(body);
  let reply: Response;
  try {
    reply = await fetch(address(path), init);
  } catch {
    throw new Refusal("offline", "", 0);
  }
  const content: unknown = await reply.json().catch(() => null);
  if (reply.ok) return content as T;
  const problem = (content as ErrorReply | null)?.error;
  throw new Refusal(problem?.code ?? "offline", problem?.text ?? "", reply.status);
}

/** Come in with Telegram's pass. At most one such request is under way. */
export function enter(): Promise<Session> {
  entering ??= ask<Session>("POST", "api/session", { initData, startapp })
    .then((fresh) => {
      session.value = fresh;
      if (fresh.protocol !== PROTOCOL) notice.value = "old";
      return fresh;
    })
    .finally(() => (entering = null));
  return entering;
}

/** Ask as the person we are; a token that ran out is renewed once. Throws `Refusal`. */
export async function call<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<T> {
  const token = (session.value ?? (await enter())).token;
  try {
    return await ask<T>(method, path, body, token);
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.status !== 401) throw refusal;
  }
  try {
    return await ask<T>(method, path, body, (await enter()).token);
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.status === 401) notice.value = "reopen";
    throw refusal;
  }
}

/** A request on a dead line ends, and the next one is a new one. */
import { beforeEach, expect, test, vi } from "vitest";

import { PROTOCOL } from "../types";

const lines: AbortController[] = [];
const fetched = vi.fn((_: URL, init: RequestInit) => {
  return new Promise<Response>((_, fail) => init.signal?.addEventListener("abort", fail));
});

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", { hash: "", search: "" });
  vi.stubGlobal("window", { addEventListener: vi.fn() });
  vi.stubGlobal("document", { baseURI: "https://table.example/app/" });
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    lines.push(new AbortController());
    return lines.at(-1)!.signal;
  });
});

test("whoever hears nothing is offline after a while and may ask again", async () => {
  const { enter } = await import("./api");
  const entering = enter();
  lines.at(-1)!.abort();
  await expect(entering).rejects.toMatchObject({ code: "offline" });
  const session = { protocol: PROTOCOL, token: "t" };
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(session)));
  expect(await enter()).toEqual(session);
});

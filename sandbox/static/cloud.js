// CloudStorage of a Mini App: small values by person and bot, kept as long as this page lives.

const KEY = /^[A-Za-z0-9_-]{1,128}$/;
const MOST = 1024;
const LONGEST = 4096;
const clouds = new Map();

/** Carries out one custom method; returns `{result}` or `{error}` as Telegram's server would. */
export function cloud(person, method, params = {}) {
  if (!clouds.has(person)) clouds.set(person, new Map());
  const kept = clouds.get(person);
  const keys = params.keys ?? (params.key === undefined ? [] : [params.key]);
  if (!Array.isArray(keys) || !keys.every((key) => KEY.test(key))) return { error: "KEY_INVALID" };
  switch (method) {
    case "saveStorageValue":
      if (typeof params.value !== "string" || params.value.length > LONGEST) return { error: "VALUE_INVALID" };
      if (!kept.has(params.key) && kept.size >= MOST) return { error: "QUOTA_EXCEEDED" };
      kept.set(params.key, params.value);
      return { result: true };
    case "getStorageValues":
      return { result: Object.fromEntries(keys.map((key) => [key, kept.get(key) ?? ""])) };
    case "deleteStorageValues":
      keys.forEach((key) => kept.delete(key));
      return { result: true };
    case "getStorageKeys":
      return { result: [...kept.keys()] };
    default:
      return { error: "METHOD_INVALID" };
  }
}

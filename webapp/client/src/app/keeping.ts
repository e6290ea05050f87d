/** Small things this window remembers over a reload: in its own history entry, shared with nobody. */

export function keep(key: string, value: string): void {
  try {
    history.replaceState({ ...history.state, [key]: value }, "");
  } catch {
    // Some frames forbid it; then it is forgotten.
  }
}

export function kept(key: string): string | null {
  const value: unknown = history.state?.[key];
  return typeof value === "string" ? value : null;
}

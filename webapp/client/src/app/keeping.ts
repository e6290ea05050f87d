/** Small things that are remembered, shared with nobody: over a reload, or for good. */

/** Remember over a reload, in this window's own history entry. */
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

const shelf = (person: string, key: string): string => `one-table/${person}/${key}`;

/** Remember for good about a person; several may use one phone. Where that is forbidden, over a reload. */
export function remember(person: string, key: string, value: string): void {
  try {
    localStorage.setItem(shelf(person, key), value);
  } catch {
    keep(shelf(person, key), value);
  }
}

export function remembered(person: string, key: string): string | null {
  try {
    return localStorage.getItem(shelf(person, key)) ?? kept(shelf(person, key));
  } catch {
    return kept(shelf(person, key));
  }
}

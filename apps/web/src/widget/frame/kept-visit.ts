/** What this browser keeps for this widget, under our own origin; where it may keep nothing, as long as the page lives. */
export interface Unsent {
  id: string;
  text: string;
  /** The home of the page on which it was written. */
  about?: string;
}

const memory = new Map<string, string>();

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
};

const write = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value === null) memory.delete(name);
    else memory.set(name, value);
  }
};

const unsentOf = (text: string | null): Unsent[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? (kept as Unsent[]) : [];
  } catch {
    return [];
  }
};

export const keptVisit = (key: string) => ({
  pass: () => read(`propguard-pass:${key}`),
  keepPass: (pass: string | null) => write(`propguard-pass:${key}`, pass),
  /** They were asked for an address, and would rather not. */
  saidLater: () => read(`propguard-later:${key}`) !== null,
  keepLater: () => write(`propguard-later:${key}`, 'yes'),
  unsent: () => unsentOf(read(`propguard-unsent:${key}`)),
  keepUnsent: (unsent: readonly Unsent[]) =>
    write(`propguard-unsent:${key}`, unsent.length === 0 ? null : JSON.stringify(unsent)),
});

import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'propguard.compared';
const listeners = new Set<() => void>();
let ids: readonly string[] = read();

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, COMPARED_MAX) : [];
  } catch {
    return [];
  }
}

function write(next: readonly string[]): void {
  ids = next;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes it out, or puts it in while there is room; what is full stays as it is. */
export const toggled = (now: readonly string[], id: string): readonly string[] => {
  if (now.includes(id)) return now.filter((other) => other !== id);
  return now.length < COMPARED_MAX ? [...now, id] : now;
};

/** The listings laid aside to be compared, in this tab. */
export const compared = {
  toggle: (id: string) => write(toggled(ids, id)),
  set: (next: readonly string[]) => write(next.slice(0, COMPARED_MAX)),
  clear: () => write([]),
};

export const useCompared = (): readonly string[] => useSyncExternalStore(subscribe, () => ids);

import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { useSyncExternalStore } from 'react';
import { isId } from '../../lib/id-shape.ts';

const STORAGE_KEY = 'propguard.compared';
const listeners = new Set<() => void>();
let ids: readonly string[] = read();

function read(): readonly string[] {
  try {
    return keptIn(localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

/** What was kept may be anything: only ids, each once, and no more than stand side by side. */
export function keptIn(stored: string | null): readonly string[] {
  return [...new Set(stored?.split(',').filter(isId))].slice(0, COMPARED_MAX);
}

function show(next: readonly string[]): void {
  ids = next;
  for (const listener of listeners) listener();
}

function write(next: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, next.join(','));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  show(next);
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === STORAGE_KEY) show(keptIn(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Takes it out, or puts it in while there is room; what is full stays as it is. */
export const toggled = (now: readonly string[], id: string): readonly string[] => {
  if (now.includes(id)) return now.filter((other) => other !== id);
  return now.length < COMPARED_MAX ? [...now, id] : now;
};

/** The listings laid aside to be compared, the same in every tab: people open each in one of its own. */
export const compared = {
  toggle: (id: string) => write(toggled(ids, id)),
  set: (next: readonly string[]) => write(next.slice(0, COMPARED_MAX)),
  clear: () => write([]),
};

export const useCompared = (): readonly string[] => useSyncExternalStore(subscribe, () => ids);

import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { useSyncExternalStore } from 'react';
import { isId } from './id-shape.ts';

const STORAGE_KEY = 'propguard.compare';

const listeners = new Set<() => void>();
let kept: readonly string[] | undefined;

/** What was stored may be anything: only listing ids, each once, and no more than stand side by side. */
export function parseCompareList(stored: string | null): string[] {
  const ids = (stored ?? '').split(',').filter(isId);
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

function readStored(): readonly string[] {
  try {
    return parseCompareList(localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

function currentIds(): readonly string[] {
  kept ??= readStored();
  return kept;
}

function show(ids: readonly string[]): void {
  kept = ids;
  for (const listener of listeners) listener();
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, ids.join(','));
  } catch {
    // Without storage the list holds until the page is closed.
  }
  show(ids);
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === STORAGE_KEY) show(parseCompareList(event.newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

function add(id: string): void {
  const ids = currentIds();
  if (!ids.includes(id) && ids.length < COMPARED_MAX) keep([...ids, id]);
}

function remove(id: string): void {
  keep(currentIds().filter((one) => one !== id));
}

/** The listings chosen to stand side by side, the same in every tab. `add` does nothing once the list is full. */
export function useCompareList() {
  const ids = useSyncExternalStore(subscribe, currentIds);
  return { ids, add, remove, isFull: ids.length >= COMPARED_MAX };
}

/** Where they stand side by side: `/compare?ids=…,…`. */
export function comparePath(ids: readonly string[]): string {
  return `/compare?ids=${ids.join(',')}`;
}

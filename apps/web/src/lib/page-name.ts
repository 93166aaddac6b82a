import { useEffect, useSyncExternalStore } from 'react';

let current: string | undefined;
const listeners = new Set<() => void>();

function setName(name: string | undefined): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the page calls itself, when it is about one thing: an address rather than 'Property'. */
export function usePageName(): string | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** Names the page for as long as it is shown. */
export function useNamedPage(name: string | undefined): void {
  useEffect(() => {
    setName(name);
    return () => setName(undefined);
  }, [name]);
}

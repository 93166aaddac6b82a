import { type ComponentType, lazy, useSyncExternalStore } from 'react';

const loading = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function follow(chunk: Promise<unknown>): Promise<void> {
  loading.add(chunk);
  announce();
  // How it ends is for the one who asked; here only that it has ended.
  await chunk.catch(() => undefined);
  loading.delete(chunk);
  announce();
}

/** A component that comes with its own chunk; the pending bar shows while it is on its way. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const chunk = load();
    void follow(chunk);
    return { default: await chunk };
  });
}

export function useScreenIsLoading(): boolean {
  return useSyncExternalStore(subscribe, () => loading.size > 0);
}

import { useSyncExternalStore } from 'react';

const loading = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pending bar shows while one of these is on its way. How it ends is for the one who asked. */
export function followChunk<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
  const end = () => {
    loading.delete(chunk);
    announce();
  };
  loading.add(chunk);
  announce();
  chunk.then(end, end);
  return chunk;
}

export function useChunkIsLoading(): boolean {
  return useSyncExternalStore(subscribe, () => loading.size > 0);
}

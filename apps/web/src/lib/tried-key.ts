import type { TriedKey } from '@propguard/protocol/assistant-settings';
import { isKeyShaped, TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import { useSyncExternalStore } from 'react';

const KEY = 'propguard.tried-key';

/** With the moment from which it is tried, which names it where the key itself must not stand. */
export type KeptTriedKey = TriedKey & { since: number };

const isTriedKey = (value: unknown): value is KeptTriedKey => {
  const { engine, baseUrl, key, since } = (value ?? {}) as Partial<KeptTriedKey>;
  return (
    (engine === 'sensay' || engine === 'openai-compatible') &&
    typeof baseUrl === 'string' &&
    typeof key === 'string' &&
    isKeyShaped(key) &&
    typeof since === 'number'
  );
};

function read(): KeptTriedKey | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isTriedKey(kept) ? kept : null;
  } catch {
    return null;
  }
}

let kept: KeptTriedKey | null | undefined;
const listeners = new Set<() => void>();

const current = (): KeptTriedKey | null => {
  if (kept === undefined) kept = read();
  return kept;
};

function change(next: KeptTriedKey | null): void {
  kept = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing tries it until the page is left.
  }
  for (const listener of listeners) listener();
}

/** A key of the person's own that is tried without being stored: it is kept in this browser and nowhere else. */
export const triedKey = {
  try: (tried: TriedKey): void => change({ ...tried, since: Date.now() }),
  forget: (): void => change(null),
};

/** It goes to our own server with the calls of the assistant, and with no other. */
export function triedKeyHeaders(path: readonly string[]): Record<string, string> {
  const tried = path[0] === 'assistant' ? current() : null;
  if (!tried) return {};
  const { since: _, ...sent } = tried;
  return { [TRIED_KEY_HEADER]: encodeURIComponent(JSON.stringify(sent)) };
}

/** Forgotten in one tab, it is forgotten in all. */
function onOtherTab({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  kept = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

export const useTriedKey = (): KeptTriedKey | null => useSyncExternalStore(subscribe, current);

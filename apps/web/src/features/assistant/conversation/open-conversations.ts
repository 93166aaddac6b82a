import type { ChatVariant } from '@propguard/rules/assistant/keyword-replies';
import { apiClient } from '../../../lib/api.ts';
import { onSessionReplaced } from '../../../lib/session.ts';
import { ConversationStore } from './conversation-store.ts';
import { unsentQuestionsIn } from './unsent-questions.ts';

export type ChatSource = 'web' | 'widget' | 'dashboard';

const open = new Map<string, ConversationStore>();

let generation = 0;
const listeners = new Set<() => void>();

// What one person asked is not for the next who signs in at the same browser.
onSessionReplaced(() => {
  for (const store of open.values()) store.close();
  open.clear();
  generation += 1;
  for (const listener of listeners) listener();
});

/** Counts up when every conversation has been closed. */
export const openGeneration = {
  get: (): number => generation,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** One store a conversation while the page lives: the widget and the page show the same one, and answers go on. */
export function openConversation(id: string, source: ChatSource, variant: ChatVariant): ConversationStore {
  const known = open.get(id);
  if (known) return known;
  const store = new ConversationStore({
    conversationId: id,
    variant,
    unsent: unsentQuestionsIn(window.localStorage),
    calls: {
      send: (question) => apiClient.assistant.send({ ...question, source }),
      watch: (turnId, after, signal) => apiClient.assistant.watchTurn({ id: turnId, after }, { signal }),
      stop: (turnId) => apiClient.assistant.stopTurn({ id: turnId }),
      retry: (turnId) => apiClient.assistant.retryTurn({ id: turnId }),
    },
  });
  open.set(id, store);
  return store;
}

export function forgetConversation(id: string): void {
  open.get(id)?.close();
  open.delete(id);
}

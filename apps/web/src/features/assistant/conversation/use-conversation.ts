import type { ChatVariant } from '@propguard/rules/assistant/keyword-replies';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { useWorkspaceMade } from '../../../lib/use-workspace-made.ts';
import { conversationQuery, statusQuery, TRIED_STATUS_KEY } from '../queries.ts';
import { type ChatSource, openConversation, openGeneration } from './open-conversations.ts';

interface ConversationRequest {
  id: string;
  /** False for one that was begun here and that the server may not have yet. */
  isStored: boolean;
  source: ChatSource;
  variant?: ChatVariant;
}

export function useConversation({ id, isStored, source, variant = 'core' }: ConversationRequest) {
  const generation = useSyncExternalStore(openGeneration.subscribe, openGeneration.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session opens it anew, another variant does not
  const store = useMemo(() => openConversation(id, source, variant), [id, source, generation]);
  useEffect(() => store.speakAs(variant), [store, variant]);
  const view = useSyncExternalStore(store.subscribe, store.getView);
  const hasTurns = view.turns.some(({ delivery }) => delivery === 'sent');
  const ended = view.turns.filter(({ turn }) => turn.endedAt !== null).length;
  const queryClient = useQueryClient();
  // The list names a conversation by its first question and shows the end of its last answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn has begun or ended
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: api.conversations.list.key() });
  }, [queryClient, hasTurns, ended]);
  const workspaceMade = useWorkspaceMade();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first question has been kept
  useEffect(() => {
    if (hasTurns) void workspaceMade();
  }, [hasTurns]);
  // Whether an outside engine is well is found out by its questions.
  const last = view.turns.findLast(({ turn }) => turn.endedAt !== null)?.turn;
  const hasFailed = last != null && last.notice !== null;
  useEffect(() => {
    if (last === undefined || (last.engine === 'own' && !hasFailed)) return;
    void queryClient.invalidateQueries({ queryKey: statusQuery().queryKey });
    if (hasFailed) void queryClient.invalidateQueries({ queryKey: TRIED_STATUS_KEY });
  }, [queryClient, last, hasFailed]);
  const query = useQuery(conversationQuery(isStored || hasTurns ? id : null));
  const { data, refetch } = query;
  // An approved action may have handed the conversation to a person.
  const approved = view.turns.filter(({ turn }) => turn.action?.state === 'approved').length;
  useEffect(() => {
    if (approved > 0) void refetch();
  }, [approved, refetch]);
  useEffect(() => {
    if (data) store.load(data.turns);
  }, [data, store]);
  return {
    ...view,
    store,
    conversation: data?.conversation ?? null,
    isLoading: isStored && query.isPending && view.turns.length === 0,
    isGone: hasCode(query.error, 'NOT_FOUND') && view.turns.length === 0,
    error: query.error,
    refetch,
  };
}
export type OpenConversation = ReturnType<typeof useConversation>;

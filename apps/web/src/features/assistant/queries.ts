import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import type { KeptTriedKey } from '../../lib/tried-key.ts';

const CONVERSATIONS_A_PAGE = 30;

export const statusQuery = () => api.assistant.getStatus.queryOptions();

export const TRIED_STATUS_KEY = ['tried-key'] as const;

/** Apart from the other calls of the assistant: it asks the outside service, and only when the key is new or has failed. */
export const triedStatusQuery = (tried: KeptTriedKey | null) =>
  queryOptions({
    queryKey: [...TRIED_STATUS_KEY, tried?.since],
    queryFn: ({ signal }) => apiClient.assistant.connect(undefined, { signal }),
    enabled: tried !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const settingsQuery = () => api.assistant.getSettings.queryOptions();

/** A conversation that is not there is an answer, not a failure to try again. */
export const conversationQuery = (id: string | null) => ({
  ...api.assistant.getConversation.queryOptions({ input: id === null ? skipToken : { id } }),
  retry: false,
});

export const conversationsQuery = (query: string) =>
  api.conversations.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      query,
      limit: CONVERSATIONS_A_PAGE,
      ...(cursor ? { cursor } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const snapshotQuery = (location: string) => api.market.snapshot.queryOptions({ input: { location } });

export const priceTrendQuery = (location: string) =>
  api.market.priceTrend.queryOptions({ input: { location } });

export const insightsQuery = (location: string) => api.market.insights.queryOptions({ input: { location } });

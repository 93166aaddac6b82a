import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const CONVERSATIONS_A_PAGE = 30;

export const statusQuery = () => api.assistant.getStatus.queryOptions();

export const settingsQuery = () => api.assistant.getSettings.queryOptions();

/** A conversation that is not there is an answer, not a failure to try again. */
export const conversationQuery = (id: string | null) => ({
  ...api.assistant.getConversation.queryOptions({ input: id === null ? skipToken : { id } }),
  retry: false,
});

export const conversationsQuery = (query: string) =>
  api.assistant.listConversations.infiniteOptions({
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

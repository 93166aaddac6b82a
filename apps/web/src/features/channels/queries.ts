import type { CallFilters } from '@propguard/protocol/channel-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const overviewQuery = () => api.channels.overview.queryOptions();
export const settingsQuery = () => api.channels.settings.queryOptions();

const LOG_ROWS = 25;

export const callsQuery = (filters: CallFilters) => ({
  ...api.channels.calls.infiniteOptions({
    input: (cursor: string | undefined) => ({
      limit: LOG_ROWS,
      ...(cursor ? { cursor } : {}),
      ...filters,
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

/** Of each result: whichever is chosen does not change them. */
export const callCountsQuery = (span: Omit<CallFilters, 'only'>) => ({
  ...api.channels.callCounts.queryOptions({ input: span }),
  placeholderData: keepPreviousData,
});

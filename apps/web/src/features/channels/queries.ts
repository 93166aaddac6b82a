import type { PanelChannel } from '@propguard/rules/channels/channel-abilities';
import { api } from '../../lib/api.ts';

export const overviewQuery = () => api.channels.overview.queryOptions();
export const settingsQuery = () => api.channels.settings.queryOptions();

export type CallFilter = 'all' | 'refused' | 'duplicate';
const LOG_ROWS = 25;

export const callsQuery = (filter: CallFilter, channel?: PanelChannel) =>
  api.channels.calls.infiniteOptions({
    input: (cursor: string | undefined) => ({
      limit: LOG_ROWS,
      ...(cursor ? { cursor } : {}),
      ...(channel ? { channel } : {}),
      ...(filter === 'all' ? {} : { only: filter }),
    }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

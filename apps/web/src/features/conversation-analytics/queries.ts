import { VIEWER_PAGE } from '@propguard/rules/conversations/analytics';
import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type From = 'own' | 'sensay';
export interface ViewerPage {
  page: number;
  beforeUUID?: string;
  afterUUID?: string;
}

export const choicesQuery = () => api.conversationAnalytics.choices.queryOptions();
export const historicalQuery = (from: From) =>
  api.conversationAnalytics.historical.queryOptions({ input: { from } });
export const sourcesQuery = (from: From) =>
  api.conversationAnalytics.sources.queryOptions({ input: { from } });
/** Sensay tells nothing of them: they are our own. */
export const handOversQuery = (from: From) =>
  api.conversationAnalytics.handOvers.queryOptions({ enabled: from === 'own' });

export const mentionsQuery = (
  from: From,
  conversationId: string | null,
  { beforeUUID, afterUUID }: ViewerPage,
) =>
  api.conversationAnalytics.mentions.queryOptions({
    input:
      conversationId === null
        ? skipToken
        : {
            from,
            conversationId,
            limit: VIEWER_PAGE,
            ...(beforeUUID ? { beforeUUID } : {}),
            ...(afterUUID ? { afterUUID } : {}),
          },
  });

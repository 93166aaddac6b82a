import type { Channel } from '@propguard/rules/conversations/channels';
import type { InboxView } from '@propguard/rules/conversations/states';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const A_PAGE = 40;

export interface InboxAsked {
  view: InboxView;
  channel: Channel | null;
  query: string;
}

export const inboxQuery = ({ view, channel, query }: InboxAsked) => ({
  ...api.inbox.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      view,
      query,
      limit: A_PAGE,
      ...(channel ? { channel } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

export const countsQuery = () => api.inbox.counts.queryOptions();

/** A conversation that is not there is an answer, not a failure to try again. */
export const threadQuery = (id: string | null) => ({
  ...api.inbox.get.queryOptions({ input: id === null ? skipToken : { id } }),
  retry: false,
});

export const cannedQuery = () => api.inbox.canned.queryOptions();
export const templatesQuery = (id: string) => api.channels.templates.queryOptions({ input: { id } });

/** Asked anew with each message that waits. */
export const suggestionQuery = (id: string | null, to: string) => ({
  ...api.inbox.suggest.queryOptions({
    input: id === null ? skipToken : { id },
    queryKey: [...api.inbox.suggest.key(), id, to],
  }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

export const matchesQuery = (leadId: string) => api.leads.matches.queryOptions({ input: { id: leadId } });
export const consentQuery = (personId: string) =>
  api.consent.ofPerson.queryOptions({ input: { id: personId } });
export const membersQuery = () => api.inbox.members.queryOptions();

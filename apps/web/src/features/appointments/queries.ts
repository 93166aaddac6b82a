import type { AppointmentFilters } from '@propguard/protocol/appointments';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** The specified refresh; live events arrive sooner. */
const REFRESH_MS = 60_000;
const LIST_PAGE = 50;

type Filters = AppointmentFilters & { from?: string };

export const calendarQuery = (input: {
  from: string;
  to: string;
  status?: string;
  type?: string;
  agentId?: string;
  query: string;
}) =>
  api.appointments.calendar.queryOptions({
    input: input as never,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });

export const listQuery = (input: Filters) =>
  api.appointments.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...input, cursor, limit: LIST_PAGE }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });

export const figuresQuery = () => api.appointments.figures.queryOptions({ refetchInterval: REFRESH_MS });
export const waitlistQuery = () => api.waitlist.list.queryOptions({ refetchInterval: REFRESH_MS });
export const gapsQuery = () => api.waitlist.gaps.queryOptions({ refetchInterval: REFRESH_MS });
export const agentsQuery = () => api.agents.list.queryOptions();
export const detailQuery = (id: string) =>
  api.appointments.get.queryOptions({ input: { id }, refetchInterval: REFRESH_MS });
export const peopleQuery = (query: string) =>
  api.people.list.queryOptions({ input: query.length < 2 ? skipToken : { query, limit: 8 } });

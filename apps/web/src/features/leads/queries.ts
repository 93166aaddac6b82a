import type { LeadFilter, LeadViewFilter } from '@propguard/protocol/lead-query';
import { LEADS_REFRESH_MS } from '@propguard/rules/leads/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Beside the events that tell at once (OPS-LEAD2-04). */
const refetchInterval = LEADS_REFRESH_MS;
const PAGE_SIZE = 60;

export const leadPagesQuery = (filter: LeadViewFilter) =>
  api.leads.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, limit: PAGE_SIZE, ...(cursor && { cursor }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval,
  });
export const leadsOfStatusQuery = (filter: LeadViewFilter, limit: number) =>
  api.leads.list.queryOptions({
    input: { ...filter, limit },
    refetchInterval,
    placeholderData: keepPreviousData,
  });
export const countsQuery = (filter: LeadFilter) =>
  api.leads.counts.queryOptions({ input: filter, refetchInterval, placeholderData: keepPreviousData });
export const analyticsQuery = () => api.leads.analytics.queryOptions({ refetchInterval });
export const recentLeadsQuery = (limit: number) =>
  api.leads.list.queryOptions({ input: { sort: 'date', direction: 'desc', limit }, refetchInterval });
export const tagsQuery = () => api.leads.tags.queryOptions();
export const viewsQuery = () => api.leads.views.queryOptions();
export const leadQuery = (id: string) => api.leads.get.queryOptions({ input: { id } });
export const timelineQuery = (id: string) =>
  api.leads.timeline.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, limit: 30, ...(cursor && { cursor }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
export const tasksQuery = (id: string) => api.leads.tasks.queryOptions({ input: { id } });
export const ownTasksQuery = () => api.leads.myTasks.queryOptions();
export const duplicatesQuery = (id: string) => api.leads.duplicates.queryOptions({ input: { id } });
export const matchesQuery = (id: string) => api.leads.matches.queryOptions({ input: { id } });
export const settingsQuery = () => api.leads.settings.queryOptions();
export const agentsQuery = () => api.agents.list.queryOptions();
export const membersQuery = (enabled: boolean) => api.workspaces.members.queryOptions({ enabled });
export const localitiesQuery = (query: string) =>
  api.localities.search.queryOptions({ input: { query, limit: 12 }, enabled: query.length > 1 });
export const scoreQuery = (id: string, enabled: boolean) =>
  api.leadScoring.lead.queryOptions({ input: { id }, enabled });
export const consentQuery = (personId: string) =>
  api.consent.ofPerson.queryOptions({ input: { id: personId } });
export const qualificationsQuery = (id: string) => api.qualification.list.queryOptions({ input: { id } });
/** Still to come: the first is enough to know that there is one. */
export const appointmentsOfLeadQuery = (leadId: string) =>
  api.appointments.list.queryOptions({ input: { leadId, limit: 1 } });

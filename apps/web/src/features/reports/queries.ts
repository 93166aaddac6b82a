import { api } from '../../lib/api.ts';

const EARLIER_SHOWN = 8;

/** An assessment, as it is or with the changes of a saved scenario. */
export interface Reported {
  assessmentId: string;
  scenarioId?: string | undefined;
}

const named = ({ assessmentId, scenarioId }: Reported) => ({
  assessmentId,
  ...(scenarioId === undefined ? {} : { scenarioId }),
});

export const draftQuery = (reported: Reported) => api.reports.draft.queryOptions({ input: named(reported) });

/** The report that was made of this assessment, if any. */
export const reportOfQuery = (reported: Reported) =>
  api.reports.list.queryOptions({ input: { ...named(reported), limit: 1 } });

export const lastOfPropertyQuery = (propertyId: string) =>
  api.reports.list.queryOptions({ input: { propertyId, limit: 1 } });

export const earlierQuery = (cursor: string | undefined) =>
  api.reports.list.queryOptions({ input: { limit: EARLIER_SHOWN, ...(cursor ? { cursor } : {}) } });

export const reportQuery = (reportId: string, version: number | undefined) => ({
  ...api.reports.get.queryOptions({ input: { reportId, ...(version === undefined ? {} : { version }) } }),
  // A version never changes; which one is the newest does, and live events say so.
  staleTime: Number.POSITIVE_INFINITY,
});

export const sharesQuery = (reportId: string) => api.reports.shares.queryOptions({ input: { reportId } });

export const sharedQuery = (token: string) => ({
  ...api.reports.shared.queryOptions({ input: { token } }),
  retry: false,
});

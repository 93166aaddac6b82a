import { skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const EARLIER_SHOWN = 8;

export const draftQuery = (assessmentId: string | null) =>
  api.reports.draft.queryOptions({ input: assessmentId === null ? skipToken : { assessmentId } });

/** The report that was made of this assessment, if any. */
export const reportOfQuery = (assessmentId: string | null) =>
  api.reports.list.queryOptions({
    input: assessmentId === null ? skipToken : { assessmentId, limit: 1 },
  });

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

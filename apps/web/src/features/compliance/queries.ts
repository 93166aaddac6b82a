import type { AssessmentRequest } from '@propguard/protocol/lending';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const LOANS_PER_PAGE = 50;
const ENTRIES_PER_PAGE = 25;
const ASSESSMENTS_SHOWN = 5;

/** The last answer stays until the next is there: figures change, they do not flicker. */
export const assessmentQuery = (request: AssessmentRequest) => ({
  ...api.lending.assess.queryOptions({ input: request }),
  placeholderData: keepPreviousData,
});

export const lenderFactsQuery = () => api.lending.lenderFacts.queryOptions();

export const loansQuery = () => api.loans.list.queryOptions({ input: { limit: LOANS_PER_PAGE } });

export const loanQuery = (id: string | null) =>
  api.loans.get.queryOptions({ input: id === null ? skipToken : { id } });

export const recordedAssessmentsQuery = (id: string) =>
  api.loans.assessments.queryOptions({ input: { id, limit: ASSESSMENTS_SHOWN } });

export const portfolioQuery = () => api.loans.portfolio.queryOptions({ input: {} });

export const ruleSetsQuery = () => api.ruleSets.list.queryOptions();

export const ruleSetQuery = (version: string | undefined) =>
  api.ruleSets.get.queryOptions({ input: version === undefined ? skipToken : { version } });

export const auditQuery = (cursor: string | undefined, limit = ENTRIES_PER_PAGE) => ({
  ...api.audit.list.queryOptions({ input: { limit, cursor } }),
  placeholderData: keepPreviousData,
});

export const verificationQuery = () => api.audit.verify.queryOptions();

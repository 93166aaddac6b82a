import type { ScoreBand } from '@propguard/rules/leads/facts';
import { api } from '../../lib/api.ts';

const PAGE = 24;

export const overviewQuery = () => api.leadScoring.overview.queryOptions();
export const modelsQuery = () => api.leadScoring.models.queryOptions();
export const scoreQuery = (id: string) => api.leadScoring.lead.queryOptions({ input: { id } });
export const scoredLeadsQuery = (band: ScoreBand | null, cursor: string | null) =>
  api.leadScoring.leads.queryOptions({
    input: { limit: PAGE, ...(band ? { band } : {}), ...(cursor ? { cursor } : {}) },
  });

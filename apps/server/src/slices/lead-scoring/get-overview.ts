import type { ScoringOverview } from '@propguard/protocol/lead-scoring';
import { scoreBand } from '@propguard/rules/lead-scoring/score-bands';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { sightOf } from '../leads/sight.ts';
import { countByScore } from './score-store.ts';

const BARS = 20;

/** LEADS-SCORE-03 */
export const getOverview = async (scope: WorkspaceScope): Promise<ScoringOverview> => {
  const bands = { hot: 0, warm: 0, cool: 0, cold: 0 };
  const histogram = Array.from({ length: BARS }, () => 0);
  let [leads, scored, sum, unassigned] = [0, 0, 0, 0];
  for (const row of await countByScore(scope.tx, await sightOf(scope))) {
    leads += row.leads;
    unassigned += row.unassigned;
    if (row.score === null) continue;
    scored += row.leads;
    sum += row.score * row.leads;
    bands[scoreBand(row.score)] += row.leads;
    const bar = Math.min(BARS - 1, Math.floor((row.score * BARS) / 100));
    histogram[bar] = (histogram[bar] ?? 0) + row.leads;
  }
  return {
    leads,
    scored,
    averageScore: scored === 0 ? null : Math.round((10 * sum) / scored) / 10,
    bands,
    histogram,
    unassigned,
  };
};

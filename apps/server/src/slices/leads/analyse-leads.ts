import type { LeadAnalytics } from '@propguard/protocol/leads';
import { LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import { probabilityOf } from '@propguard/rules/leads/stage-rate';
import {
  countByAgent,
  countBySource,
  countOutcomes,
  countTasks,
  findTagsInUse,
  findTotals,
} from './analytics-store.ts';
import { countByStatus } from './list-store.ts';
import { type SeeingScope, sightOf } from './sight.ts';

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

export const analyseLeads = async (scope: SeeingScope): Promise<LeadAnalytics> => {
  const { tx } = scope;
  const sight = await sightOf(scope);
  const totals = await findTotals(tx, sight);
  const total = totals?.total ?? 0;
  const statuses = await countByStatus(tx, { filter: {}, sight, timeZone: 'UTC' });
  const tasks = await countTasks(tx, sight);
  const before = totals?.monthBefore ?? 0;
  return {
    totalLeads: total,
    newLeads: totals?.thisWeek ?? 0,
    notYetContacted: totals?.notYetContacted ?? 0,
    qualifiedLeads: totals?.qualified ?? 0,
    closedLeads: totals?.closed ?? 0,
    conversionRate: percentOf(totals?.closed ?? 0, total),
    averageLeadValue: totals?.valued ? Math.round((totals.value ?? 0) / totals.valued) : null,
    totalPipelineValue: totals?.pipeline ?? 0,
    monthlyGrowth:
      before === 0 ? null : Math.round((((totals?.lastMonth ?? 0) - before) / before) * 1000) / 10,
    topSources: (await countBySource(tx, sight)).map(({ source, count }) => ({
      source,
      count,
      percentage: percentOf(count, total),
    })),
    statusDistribution: LEAD_STATUSES.map((status) => {
      const count = statuses.find((row) => row.status === status)?.count ?? 0;
      return { status, count, percentage: percentOf(count, total) };
    }),
    agentPerformance: (await countByAgent(tx, sight)).map(({ id, name, leads, closed, value }) => ({
      agent: id && name !== null ? { id, name } : null,
      leads,
      closed,
      conversion: percentOf(closed, leads),
      value,
    })),
    stages: (await countOutcomes(tx)).map((rate) => ({ ...rate, probability: probabilityOf(rate) })),
    openTasks: tasks?.open ?? 0,
    overdueTasks: tasks?.overdue ?? 0,
  };
};

export const listTags = async (scope: SeeingScope): Promise<{ items: { tag: string; count: number }[] }> => ({
  items: await findTagsInUse(scope.tx, await sightOf(scope)),
});

import type { LeadAnalytics } from '@propguard/protocol/leads';
import { LEAD_STATUSES } from '@propguard/rules/leads/pipeline';
import { probabilityOf } from '@propguard/rules/leads/stage-rate';
import { LEAD_METRICS, percentOf } from '@propguard/rules/metrics/leads/lead-metrics';
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

export const analyseLeads = async (scope: SeeingScope): Promise<LeadAnalytics> => {
  const { tx } = scope;
  const sight = await sightOf(scope);
  const totals = await findTotals(tx, sight);
  const { total } = totals;
  const figure = (name: keyof typeof LEAD_METRICS): number => LEAD_METRICS[name].of(totals) ?? 0;
  const statuses = await countByStatus(tx, { filter: {}, sight, timeZone: 'UTC' });
  const tasks = await countTasks(tx, sight);
  return {
    totalLeads: figure('totalLeads'),
    newLeads: figure('newThisWeek'),
    notYetContacted: figure('notYetContacted'),
    qualifiedLeads: figure('qualifiedLeads'),
    closedLeads: totals.closed,
    conversionRate: figure('conversionRate'),
    averageLeadValue: LEAD_METRICS.averageLeadValue.of(totals),
    totalPipelineValue: figure('pipelineValue'),
    monthlyGrowth: LEAD_METRICS.monthlyGrowth.of(totals),
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

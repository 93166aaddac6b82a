import type { LeadSource } from '@propguard/rules/leads/facts';
import {
  LEAD_STATUSES,
  type LeadStatus,
  OPEN_STATUSES,
  QUALIFIED_STATUSES,
} from '@propguard/rules/leads/pipeline';
import { LEAD_METRICS, type LeadTotals } from '@propguard/rules/metrics/leads/lead-metrics';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inSight, type Sight } from './sight.ts';

const listOf = (statuses: readonly LeadStatus[]) => sql`${sql.param([...statuses])}::text[]`;

const sinceDays = (days: number) => sql`now() - make_interval(days => ${days})`;
const WEEK = LEAD_METRICS.newThisWeek.windowDays ?? 0;
const MONTH = LEAD_METRICS.monthlyGrowth.windowDays ?? 0;

const NOTHING: LeadTotals = {
  total: 0,
  thisWeek: 0,
  notYetContacted: 0,
  qualified: 0,
  closed: 0,
  valued: 0,
  value: 0,
  pipeline: 0,
  lastMonth: 0,
  monthBefore: 0,
};

/** Everything that is one figure, in one walk over the leads. */
export const findTotals = async (tx: Tx, sight: Sight): Promise<LeadTotals> =>
  (
    await tx.execute<LeadTotals>(sql`
      select count(*)::integer as total,
        count(*) filter (where l.created_at >= ${sinceDays(WEEK)})::integer as "thisWeek",
        count(*) filter (where l.created_at >= ${sinceDays(WEEK)} and l.status = 'new')::integer as "notYetContacted",
        count(*) filter (where l.status = any(${listOf(QUALIFIED_STATUSES)}))::integer as qualified,
        count(*) filter (where l.status = 'closed')::integer as closed,
        count(*) filter (where l.value_key > 0)::integer as valued,
        coalesce(sum(l.value_key), 0)::float8 as value,
        coalesce(sum(l.value_key) filter (where l.status = any(${listOf(OPEN_STATUSES)})), 0)::float8 as pipeline,
        count(*) filter (where l.created_at >= ${sinceDays(MONTH)})::integer as "lastMonth",
        count(*) filter (where l.created_at >= ${sinceDays(2 * MONTH)} and l.created_at < ${sinceDays(MONTH)})::integer
          as "monthBefore"
      from lead l where l.merged_into is null and ${inSight(sight)}`)
  ).rows[0] ?? NOTHING;

export const countBySource = async (tx: Tx, sight: Sight) =>
  (
    await tx.execute<{ source: LeadSource; count: number }>(sql`
      select l.source, count(*)::integer as count from lead l where l.merged_into is null and ${inSight(sight)}
      group by l.source order by count desc, l.source`)
  ).rows;

export const countByAgent = async (tx: Tx, sight: Sight) =>
  (
    await tx.execute<{
      id: string | null;
      name: string | null;
      leads: number;
      closed: number;
      value: number;
    }>(sql`
      select a.id, a.name, count(*)::integer as leads, count(*) filter (where l.status = 'closed')::integer as closed,
        sum(l.value_key)::float8 as value
      from lead l left join agent a on a.id = l.agent_id where l.merged_into is null and ${inSight(sight)}
      group by a.id, a.name order by leads desc, a.name`)
  ).rows;

/**
 * For each stage, of the decided leads that ever were in it, how many closed: counted over the whole workspace, because
 * a rate of one agent's few leads says little.
 */
export const countOutcomes = async (tx: Tx) => {
  const { rows } = await tx.execute<{ stages: number; status: LeadStatus; count: number }>(sql`
    select l.stages, l.status, count(*)::integer as count from lead l
    where l.merged_into is null and l.status in ('closed', 'lost') group by l.stages, l.status`);
  return LEAD_STATUSES.map((status, position) => {
    const once = rows.filter(({ stages }) => (stages & (1 << position)) !== 0);
    const sum = (of: typeof rows) => of.reduce((total, { count }) => total + count, 0);
    return { status, decided: sum(once), closed: sum(once.filter((row) => row.status === 'closed')) };
  });
};

export const countTasks = async (tx: Tx, sight: Sight) =>
  (
    await tx.execute<{ open: number; overdue: number }>(sql`
      select count(*)::integer as open, count(*) filter (where t.due_at < now())::integer as overdue
      from lead_task t join lead l on l.id = t.lead_id where t.done_at is null and ${inSight(sight)}`)
  ).rows[0];

const TAGS_SHOWN = 100;
export const findTagsInUse = async (tx: Tx, sight: Sight) =>
  (
    await tx.execute<{ tag: string; count: number }>(sql`
      select tag, count(*)::integer as count from lead l, unnest(l.tags) as tag
      where l.merged_into is null and ${inSight(sight)} group by tag order by count desc, tag limit ${TAGS_SHOWN}`)
  ).rows;

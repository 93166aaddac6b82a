import type { MetricName } from '@propguard/rules/metrics/all-metrics';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { metricDays, metricRollUps } from '../../db/schema/figures.ts';

export type DayCount = {
  day: string;
  dimension: string;
  numerator: number;
  denominator: number;
  samples: number[] | null;
};

export const runCounting = async (tx: Tx, counting: SQL): Promise<DayCount[]> => {
  const { rows } = await tx.execute<DayCount>(
    sql`select c.day::text as day, c.dimension, c.numerator, c.denominator, c.samples from (${counting}) c
      order by c.day, c.dimension`,
  );
  return rows;
};

export const findRollUp = async (
  tx: Tx,
  metric: MetricName,
): Promise<{ throughDay: string; zone: string } | undefined> =>
  (await tx.select().from(metricRollUps).where(eq(metricRollUps.metric, metric)))[0];

export const findDays = (
  tx: Tx,
  metric: MetricName,
  { first, last }: { first: string; last: string },
): Promise<DayCount[]> =>
  tx
    .select({
      day: metricDays.day,
      dimension: metricDays.dimension,
      numerator: metricDays.numerator,
      denominator: metricDays.denominator,
      samples: metricDays.samples,
    })
    .from(metricDays)
    .where(and(eq(metricDays.metric, metric), gte(metricDays.day, first), lte(metricDays.day, last)))
    .orderBy(metricDays.day, metricDays.dimension);

/** Moves the kept days on: what is counted again replaces what was kept. */
export const keepDays = async (
  tx: Tx,
  kept: { workspaceId: string; metric: MetricName; zone: string; first: string; through: string },
  rows: readonly DayCount[],
): Promise<void> => {
  const { workspaceId, metric, zone, first, through } = kept;
  await tx.delete(metricDays).where(and(eq(metricDays.metric, metric), gte(metricDays.day, first)));
  if (rows.length > 0)
    await tx.insert(metricDays).values(rows.map((row) => ({ workspaceId, metric, ...row })));
  await tx
    .insert(metricRollUps)
    .values({ workspaceId, metric, throughDay: through, zone })
    .onConflictDoUpdate({
      target: [metricRollUps.workspaceId, metricRollUps.metric],
      set: { throughDay: through, zone, updatedAt: sql`now()` },
    });
};

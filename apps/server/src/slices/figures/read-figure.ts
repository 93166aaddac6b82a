import type { Figure } from '@propguard/protocol/figures';
import { METRICS, type MetricName } from '@propguard/rules/metrics/all-metrics';
import type { Metric } from '@propguard/rules/metrics/metric';
import { standingOf } from '@propguard/rules/metrics/standing';
import { wilsonInterval } from '@propguard/rules/metrics/wilson';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { countDays } from './count-days.ts';
import { type DayCount, findDays, findRollUp } from './store.ts';

type Measured = Pick<Figure, 'value' | 'n' | 'interval'>;

const sum = (counts: readonly DayCount[], of: 'numerator' | 'denominator'): number =>
  counts.reduce((total, count) => total + count[of], 0);

const middleOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
};

const worth = ({ unit }: Metric, counts: readonly DayCount[]): number | null => {
  if (unit === 'count') return sum(counts, 'numerator');
  if (unit === 'seconds') return middleOf(counts.flatMap(({ samples }) => samples ?? []));
  const n = sum(counts, 'denominator');
  return n === 0 ? null : sum(counts, 'numerator') / n;
};

/** With fewer than the figure needs, only how many there are is said. */
const measure = (metric: Metric, counts: readonly DayCount[], leastN = metric.leastN): Measured => {
  const n = sum(counts, 'denominator');
  const isEnough = n >= leastN || metric.unit === 'count';
  return {
    value: isEnough ? worth(metric, counts) : null,
    n,
    interval: isEnough && metric.unit === 'share' ? wilsonInterval(sum(counts, 'numerator'), n) : null,
  };
};

/** Days that were kept, and those after them from rows. */
export const readDays = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  metric: MetricName,
  { zone, first, last }: { zone: string; first: string; last: string },
): Promise<DayCount[]> => {
  const rolledUp = await findRollUp(tx, metric);
  if (!rolledUp || rolledUp.zone !== zone) return countDays({ tx }, { metric, zone, first, last });
  const { throughDay } = rolledUp;
  const after = addDays(throughDay, 1);
  return [
    ...(await findDays(tx, metric, { first, last: throughDay < last ? throughDay : last })),
    ...(await countDays({ tx }, { metric, zone, first: after > first ? after : first, last })),
  ];
};

/** A figure over days up to today, with as many days before it. */
export const readFigure = async (
  scope: WorkspaceScope,
  { metric: name, days }: { metric: MetricName; days?: number | undefined },
): Promise<Figure> => {
  const metric: Metric = METRICS[name];
  const zone = await findTimeZone(scope.tx, scope.workspaceId);
  const to = dayIn(zone, new Date());
  const length = days ?? metric.windowDays;
  const from = addDays(to, 1 - length);
  const counts = await readDays(scope, name, { zone, first: addDays(from, -length), last: to });
  const now = counts.filter(({ day }) => day >= from);
  const measured = measure(metric, now);
  return {
    metric: name,
    title: metric.title,
    unit: metric.unit,
    sentence: metric.sentence,
    numerator: metric.numerator,
    denominator: metric.denominator,
    target: metric.target,
    ...measured,
    standing: measured.value === null ? null : standingOf(metric, measured.value),
    from,
    to,
    before: measure(
      metric,
      counts.filter(({ day }) => day < from),
    ),
    byDay: Array.from({ length }, (_, index) => {
      const day = addDays(from, index);
      const { value, n } = measure(
        metric,
        now.filter((count) => count.day === day),
        1,
      );
      return { day, value, n };
    }),
    byDimension: [...Map.groupBy(now, ({ dimension }) => dimension)]
      .filter(([dimension]) => dimension !== '')
      .map(([dimension, part]) => ({ dimension, ...measure(metric, part) })),
  };
};

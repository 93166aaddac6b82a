import { METRICS, type MetricName } from '@propguard/rules/metrics/all-metrics';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { readDays } from './read-figure.ts';

/** A figure's parts over its usual days, for a card that shows what it was counted from. */
export const sumFigure = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  metric: MetricName,
): Promise<{ numerator: number; denominator: number }> => {
  const zone = await findTimeZone(scope.tx, scope.workspaceId);
  const last = dayIn(zone, new Date());
  const first = addDays(last, 1 - METRICS[metric].windowDays);
  const days = await readDays(scope, metric, { zone, first, last });
  const sum = (of: 'numerator' | 'denominator') => days.reduce((total, day) => total + day[of], 0);
  return { numerator: sum('numerator'), denominator: sum('denominator') };
};

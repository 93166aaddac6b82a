import { METRIC_NAMES, METRICS } from '@propguard/rules/metrics/all-metrics';
import { addDays, dayIn } from '@propguard/rules/time/wall-time';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { countDays } from './count-days.ts';
import { findRollUp, keepDays } from './store.ts';

/** How far back a figure is counted the first time; older days are counted from rows by whoever asks for them. */
const FIRST_DAYS = 2 * 366;

/** Keeps the days that settled since the last time. Whatever is missing is counted from rows, so nothing waits for it. */
export const rollUpFigures = async ({ tx, workspaceId }: TimerRun<object>): Promise<void> => {
  const zone = await findTimeZone(tx, workspaceId);
  const today = dayIn(zone, new Date());
  for (const metric of METRIC_NAMES) {
    const through = addDays(today, -1 - METRICS[metric].settledAfterDays);
    const before = await findRollUp(tx, metric);
    const isSameZone = before?.zone === zone;
    const first = before && isSameZone ? addDays(before.throughDay, 1) : addDays(today, -FIRST_DAYS);
    if (first > through) continue;
    const rows = await countDays({ tx }, { metric, zone, first, last: through });
    await keepDays(
      tx,
      { workspaceId, metric, zone, first: isSameZone ? first : '0001-01-01', through },
      rows,
    );
  }
};

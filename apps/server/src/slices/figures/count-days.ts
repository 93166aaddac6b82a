import type { MetricName } from '@propguard/rules/metrics/all-metrics';
import { addDays, dayStart } from '@propguard/rules/time/wall-time';
import type { TxScope } from '../../access/any-scope.ts';
import { COUNTINGS } from './counting/all-countings.ts';
import { type DayCount, runCounting } from './store.ts';

type Asked = { metric: MetricName; zone: string; first: string; last: string };

/** From rows, the last day included. */
export const countDays = ({ tx }: TxScope, { metric, zone, first, last }: Asked): Promise<DayCount[]> =>
  first > last
    ? Promise.resolve([])
    : runCounting(
        tx,
        COUNTINGS[metric]({ zone, from: dayStart(zone, first), to: dayStart(zone, addDays(last, 1)) }),
      );

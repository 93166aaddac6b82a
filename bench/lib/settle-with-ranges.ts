import type { BacktestResult } from '../../packages/engine/src/valuation/backtest/run-backtest.ts';
import { type Measured, settle } from './verdict.ts';

type Bounds = readonly [least: number, most: number];
const OVERALL: { coverage80: Bounds; coverage90: Bounds } = { coverage80: [79, 83], coverage90: [88.5, 92] };
const IN_QUARTERS: typeof OVERALL = { coverage80: [77, 84], coverage90: [87, 93] };

type Covered = { coverage80: number; coverage90: number };

const faultsOf = (name: string, covered: Covered, bounds: typeof OVERALL): string[] =>
  (['coverage80', 'coverage90'] as const).flatMap((key) => {
    const [least, most] = bounds[key];
    const share = covered[key];
    if (share >= least && share <= most) return [];
    return [`${name}: the ${key.slice(-2)}% range covers ${share.toFixed(2)}%, not ${least} to ${most}%`];
  });

/** Ranges that do not cover what they state, over all and in each quarter of value. */
const rangeFaults = ({ figures, segments }: BacktestResult): string[] => [
  ...faultsOf('overall', figures, OVERALL),
  ...segments
    .filter(({ kind }) => kind === 'value quarter')
    .flatMap((segment) => faultsOf(`value quarter ${segment.name}`, segment, IN_QUARTERS)),
];

/** A bench whose figure is met fails all the same where ranges are off. */
export const settleWithRanges = (result: BacktestResult, measured: Measured): void => {
  const faults = rangeFaults(result);
  for (const fault of faults) console.log(fault);
  settle(measured);
  if (faults.length > 0) process.exitCode = 1;
};

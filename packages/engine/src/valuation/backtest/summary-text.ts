import type { Accuracy } from './accuracy.ts';
import type { ReadSales } from './read-sales.ts';
import type { BacktestResult } from './run-backtest.ts';
import { isoDate } from './sale-date.ts';

const count = (value: number): string => value.toLocaleString('en-AU');
const per = (value: number, digits = 2): string => `${value.toFixed(digits)}%`;

/** What was read from the file, and what was not, and why. */
export const readingText = ({ sales, rowsInFile, filteredOut, rejected, repeatedIds }: ReadSales): string =>
  [
    `${count(rowsInFile)} rows in the file, ${count(filteredOut)} left out by the map's conditions, ${count(sales.length)} usable.`,
    ...rejected.map(
      ({ reason, rows, firstRow }) =>
        `${count(rows)} rejected because ${reason} (first: row ${count(firstRow)}).`,
    ),
    ...(repeatedIds === 0
      ? []
      : [`${count(repeatedIds)} bear the id of an earlier row; they are told apart by their rows.`]),
  ].join('\n');

export const summaryText = ({
  figures,
  trainDays,
  testDays,
  segments,
  study,
  byTier,
}: BacktestResult): string => {
  const { iaao, baselines, methods } = figures;
  const line = (name: string, accuracy: Accuracy) =>
    `${name.padEnd(22)}${per(accuracy.mdape).padStart(8)}${per(accuracy.mape).padStart(9)}` +
    `${per(accuracy.within10, 1).padStart(12)}${per(accuracy.within20, 1).padStart(12)}${accuracy.rmseLog.toFixed(4).padStart(10)}`;
  const interval = ([low, high]: readonly [number, number]) => `(${low.toFixed(3)} to ${high.toFixed(3)})`;
  return [
    `Split by ${figures.split}, ${figures.rolling ? 'rolling' : 'frozen'}.`,
    `Train: ${count(figures.train)} sales, ${isoDate(trainDays[0])} to ${isoDate(trainDays[1])}.`,
    `Test:  ${count(figures.test)} sales, ${isoDate(testDays[0])} to ${isoDate(testDays[1])}.`,
    '',
    `${''.padEnd(22)}${'MdAPE'.padStart(8)}${'MAPE'.padStart(9)}${'within 10%'.padStart(12)}${'within 20%'.padStart(12)}${'RMSE log'.padStart(10)}`,
    line('PropGuard', figures),
    line('Nearest comparables', baselines.nearestComparables),
    line('Locality median', baselines.localityMedian),
    '',
    `Ranges: the 80% range covers ${per(figures.coverage80, 1)} and is ${per(figures.width80, 1)} wide; ` +
      `the 90% range covers ${per(figures.coverage90, 1)} and is ${per(figures.width90, 1)} wide.`,
    ...segments.map(
      (one) =>
        `  ${`${one.kind} ${one.name}`.padEnd(24)}${count(one.sales).padStart(7)} sales  MdAPE ${per(one.mdape)}  ` +
        `covers ${per(one.coverage80, 1)} / ${per(one.coverage90, 1)}  width ${per(one.width80, 1)}`,
    ),
    '',
    `Ratio study: median ${iaao.median.toFixed(3)} ${interval(study.intervals.median)}, COD ${iaao.cod.toFixed(2)}, ` +
      `PRD ${iaao.prd.toFixed(3)} ${interval(study.intervals.prd)}, PRB ${iaao.prb.toFixed(3)} ${interval(study.intervals.prb)}`,
    ...byTier.map(
      ({ group, study: tier }) =>
        `  tier ${group}: ${count(tier.sales)} sales, median ${tier.median.toFixed(3)}, COD ${tier.cod.toFixed(2)}`,
    ),
    '',
    `Valued by: ${Object.entries(methods)
      .map(([method, sales]) => `${method} ${count(sales)}`)
      .join(', ')}.`,
    `Trained in ${figures.trainSeconds.toFixed(1)} s; ${count(Math.round(figures.predictionsPerSecond))} values with ranges a second.`,
  ].join('\n');
};

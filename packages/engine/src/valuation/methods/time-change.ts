import { indexLevel, type TimeIndex } from '../time-index/time-index.ts';

const DAYS_PER_YEAR = 365.25;

/** Change of the log price between two days: by the index, or by a yearly growth that someone states. */
export const timeChange = (
  index: TimeIndex,
  region: number,
  { fromDay, toDay }: { fromDay: number; toDay: number },
  annualGrowth: number | null,
): number =>
  annualGrowth === null
    ? indexLevel(index, region, toDay) - indexLevel(index, region, fromDay)
    : (Math.log1p(annualGrowth) * (toDay - fromDay)) / DAYS_PER_YEAR;

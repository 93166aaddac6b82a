import type { FactsTable } from '../sales/facts-table.ts';

/**
 * What a locality's earlier sales say on average, the newer the more. With weights exp(-age / fade) the sums up to
 * any day follow from running sums by one search, so that a value as of an old day sees only older sales.
 */
export type LocalityLevels = {
  placeOf: Map<string, number>;
  /** Sales of locality l: from start[l] to start[l + 1], by day. */
  start: Int32Array;
  day: Int32Array;
  runningWeight: Float64Array;
  runningResidual: Float64Array;
  originDay: number;
};

const FADE_DAYS = 3 * 365.25;
/** Sales that a locality needs against being taken for an average one. */
const SHRINKAGE_SALES = 4;

/** Sales must be in the order of their days. */
export const buildLocalityLevels = (
  facts: FactsTable,
  days: Int32Array,
  residual: Float64Array,
): LocalityLevels => {
  const { levels, codes } = facts.coded.localityId!;
  const start = new Int32Array(levels.length + 1);
  for (const code of codes) if (code >= 0) start[code + 1] = start[code + 1]! + 1;
  for (let i = 0; i < levels.length; i++) start[i + 1] = start[i + 1]! + start[i]!;
  const filled = start.slice();
  const total = start[levels.length]!;
  const originDay = days[days.length - 1] ?? 0;
  const day = new Int32Array(total);
  const runningWeight = new Float64Array(total);
  const runningResidual = new Float64Array(total);
  for (let row = 0; row < facts.count; row++) {
    const code = codes[row]!;
    if (code < 0) continue;
    const at = filled[code]!;
    filled[code] = at + 1;
    const isFirst = at === start[code]!;
    const weight = Math.exp((days[row]! - originDay) / FADE_DAYS);
    day[at] = days[row]!;
    runningWeight[at] = weight + (isFirst ? 0 : runningWeight[at - 1]!);
    runningResidual[at] = weight * residual[row]! + (isFirst ? 0 : runningResidual[at - 1]!);
  }
  const placeOf = new Map(levels.map((level, i) => [level, i]));
  return { placeOf, start, day, runningWeight, runningResidual, originDay };
};

/** Sales of a locality before a day end here: the place of the last one, or one before the locality's first. */
const lastBefore = (levels: LocalityLevels, locality: number, day: number): number => {
  let low = levels.start[locality]!;
  let high = levels.start[locality + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (levels.day[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** The level before a day; NaN where the locality has no sale by then. */
export const localityLevel = (levels: LocalityLevels, locality: number, day: number): number => {
  const last = lastBefore(levels, locality, day);
  if (last < levels.start[locality]!) return Number.NaN;
  const shrinkage = SHRINKAGE_SALES * Math.exp((day - levels.originDay) / FADE_DAYS);
  return levels.runningResidual[last]! / (levels.runningWeight[last]! + shrinkage);
};

import { type ChartSpec, numberAt } from './chart-spec.ts';
import type { ValueAxis } from './value-axis.ts';

const LABEL_HEIGHT_PX = 14;

/**
 * How far the name at the end of each line is moved so that none lies on another: from the top down, each at least
 * a line below the one before. Names stay in the order of their values.
 */
export function endLabelShifts(spec: ChartSpec, axis: ValueAxis, plotHeightPx: number): Map<string, number> {
  const [low, high] = axis.domain;
  const ends = spec.series.flatMap(({ key }) => {
    const last = spec.points.findLast((point) => numberAt(point, key) !== null);
    const value = numberAt(last, key);
    return value === null ? [] : [{ key, y: (plotHeightPx * (high - value)) / (high - low || 1) }];
  });
  const shifts = new Map<string, number>();
  let free = Number.NEGATIVE_INFINITY;
  for (const { key, y } of ends.sort((a, b) => a.y - b.y)) {
    const at = Math.max(y, free);
    shifts.set(key, at - y);
    free = at + LABEL_HEIGHT_PX;
  }
  return shifts;
}

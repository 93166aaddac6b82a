import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import type { ChartPoint } from '../../ui/chart/chart-spec.ts';
import { text } from './text.ts';

/** One point a type; a type without a median in either year is left out. */
export function mediansOf(figures: readonly LocalityFigures[]): ChartPoint[] {
  return figures.flatMap(({ type, figures: { medianPrice } }) => {
    const { value: lastYear, yearAgo: yearBefore } = medianPrice;
    if (type === null || (lastYear === null && yearBefore === null)) return [];
    return [{ type: text.typesPlural[type], lastYear, yearBefore }];
  });
}

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

/** 'Houses 49 sales, apartments 12 sales': what the medians of the last year rest on. */
export const countsOf = (figures: readonly LocalityFigures[]): string => {
  const counted = figures.flatMap(({ type, figures: { medianPrice } }) =>
    type === null || medianPrice.value === null
      ? []
      : [text.medians.counted(text.typesPlural[type], medianPrice.count)],
  );
  return counted.map((one, at) => (at === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1))).join(', ');
};

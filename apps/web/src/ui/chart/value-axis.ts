import { niceDomain, niceStep, ticksBetween } from '@propguard/rules/drawing/scale';
import { type ChartSpec, numberAt } from './chart-spec.ts';

export interface ValueAxis {
  domain: [number, number];
  ticks: number[];
  /** A broken axis must say so. */
  startsAboveZero: boolean;
}

/** Bars and areas are read by their length, so their axis begins at zero; a line's may begin near its values. */
export function valueAxisOf(spec: ChartSpec, maxTicks: number): ValueAxis {
  const values = spec.points.flatMap((point) =>
    spec.series.flatMap((series) => numberAt(point, series.key) ?? []),
  );
  const marks = spec.threshold ? [...values, spec.threshold.value] : values;
  const fromZero = spec.kind === 'line' ? [] : [0];
  const low = spec.y.min ?? Math.min(...marks, ...fromZero);
  const high = spec.y.max ?? Math.max(...marks, ...fromZero);
  if (!Number.isFinite(low) || !Number.isFinite(high))
    return { domain: [0, 1], ticks: [0, 1], startsAboveZero: false };
  const span = high - low || Math.abs(high) || 1;
  const step = niceStep(span, maxTicks);
  const domain = niceDomain(low, low + span, step);
  return { domain, ticks: ticksBetween(domain[0], domain[1], step), startsAboveZero: domain[0] > 0 };
}

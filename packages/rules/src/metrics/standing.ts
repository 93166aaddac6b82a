import type { Metric } from './metric.ts';

const EXCEEDS_FROM = 1.05;
const MEETS_FROM = 0.95;
export const STANDINGS = ['exceeding', 'meeting', 'below'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Against the target: exceeding from 105% of it, meeting from 95%. Where less is better, the other way round. */
export const standingOf = ({ target, better }: Metric, value: number): Standing | null => {
  if (target === null || better === null || target === 0) return null;
  const exact = better === 'more' ? value / target : target / Math.max(value, Number.EPSILON);
  // 0.42 is 105% of 0.4, whatever binary fractions say.
  const reached = Math.round(exact * 1e9) / 1e9;
  if (reached >= EXCEEDS_FROM) return 'exceeding';
  return reached >= MEETS_FROM ? 'meeting' : 'below';
};

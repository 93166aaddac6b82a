import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const satisfaction = defineMetric({
  title: 'Satisfied (CSAT)',
  unit: 'share',
  sentence: 'How many of the people who rated the help they got gave it four or five out of five.',
  numerator: 'ratings of four or five',
  denominator: 'ratings',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: 0.85,
  better: 'more',
  settledAfterDays: 0,
});

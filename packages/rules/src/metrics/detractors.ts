import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const detractors = defineMetric({
  title: 'Detractors (NPS)',
  unit: 'share',
  sentence: 'How many wouldn’t tell a friend about us: six out of ten or less.',
  numerator: 'answers of six or less',
  denominator: 'answers',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const clientSatisfaction = defineMetric({
  title: 'Client satisfaction',
  unit: 'average',
  sentence: 'What clients gave their appointments, out of five.',
  numerator: 'points out of five',
  denominator: 'appointments a client rated',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'more',
  settledAfterDays: 0,
});

import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentDuration = defineMetric({
  title: 'Average duration',
  unit: 'average',
  sentence: 'How many minutes appointments took, from when they began to when they ended.',
  numerator: 'minutes that they took',
  denominator: 'appointments whose beginning and end were noted',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: null,
  settledAfterDays: 0,
});

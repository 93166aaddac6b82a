import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentDuration = defineMetric({
  title: 'Average duration',
  unit: 'average',
  sentence: 'How many minutes appointments took, from start to end.',
  numerator: 'minutes they took',
  denominator: 'appointments with a recorded start and end',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: null,
  settledAfterDays: 0,
});

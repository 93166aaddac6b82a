import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentCancellation = defineMetric({
  title: 'Cancellation rate',
  unit: 'share',
  sentence: 'How many of the appointments with clients that ended or were called off were called off.',
  numerator: 'appointments that were called off',
  denominator: 'appointments that ended or were called off',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

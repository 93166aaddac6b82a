import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentCancellation = defineMetric({
  title: 'Cancellation rate',
  unit: 'share',
  sentence: 'The share of client appointments that were cancelled, of those that ended or were cancelled.',
  numerator: 'cancelled appointments',
  denominator: 'appointments that ended or were cancelled',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

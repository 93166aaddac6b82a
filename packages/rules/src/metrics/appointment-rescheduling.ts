import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentRescheduling = defineMetric({
  title: 'Reschedule rate',
  unit: 'share',
  sentence: 'The share of client appointments that had been moved, of those that ended or were cancelled.',
  numerator: 'appointments moved at least once',
  denominator: 'appointments that ended or were cancelled',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

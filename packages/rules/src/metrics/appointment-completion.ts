import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentCompletion = defineMetric({
  title: 'Completion rate',
  unit: 'share',
  sentence: 'The share of client appointments that took place, of those that ended or were cancelled.',
  numerator: 'appointments that took place',
  denominator: 'appointments that ended or were cancelled',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'more',
  settledAfterDays: 0,
});

import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentCompletion = defineMetric({
  title: 'Completion rate',
  unit: 'share',
  sentence: 'How many of the appointments with clients that ended or were called off took place.',
  numerator: 'appointments that took place',
  denominator: 'appointments that ended or were called off',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'more',
  settledAfterDays: 0,
});

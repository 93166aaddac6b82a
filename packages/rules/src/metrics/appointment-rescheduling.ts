import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const appointmentRescheduling = defineMetric({
  title: 'Reschedule rate',
  unit: 'share',
  sentence:
    'How many of the appointments with clients that ended or were called off had been moved to another time before.',
  numerator: 'appointments that were moved at least once',
  denominator: 'appointments that ended or were called off',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

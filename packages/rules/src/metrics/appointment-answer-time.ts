import { defineMetric, USUAL_LEAST_N } from './metric.ts';

/** LEADS-ENT-29: `avgResponseTime` */
export const appointmentAnswerTime = defineMetric({
  title: 'Time to confirm',
  unit: 'average',
  sentence:
    'How many minutes it took from booking an appointment to confirming it, where it wasn’t confirmed straight away.',
  numerator: 'minutes from booking to confirming',
  denominator: 'appointments confirmed after booking',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

import { defineMetric, USUAL_LEAST_N } from './metric.ts';

/** LEADS-ENT-29: `avgResponseTime` */
export const appointmentAnswerTime = defineMetric({
  title: 'Time to confirm',
  unit: 'average',
  sentence:
    'How many minutes passed from booking an appointment to its being confirmed, where it was not confirmed at once.',
  numerator: 'minutes from booking to confirming',
  denominator: 'appointments that were confirmed after they were booked',
  windowDays: 90,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'less',
  settledAfterDays: 0,
});

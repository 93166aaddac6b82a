import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const responseTime = defineMetric({
  title: 'Response time',
  unit: 'seconds',
  sentence: 'The median time from someone’s message to the first answer, by the assistant and by people.',
  numerator: 'seconds to the first answer',
  denominator: 'messages that waited for an answer and got one within seven days',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: 2,
  better: 'less',
  settledAfterDays: 8,
});

import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const replyRate = defineMetric({
  title: 'Reply rate',
  unit: 'share',
  sentence: 'How many of a day’s conversations got an answer within 24 hours.',
  numerator: 'conversations answered within 24 hours of the day’s first message',
  denominator: 'conversations with a message from a person that day',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: 0.95,
  better: 'more',
  settledAfterDays: 2,
});

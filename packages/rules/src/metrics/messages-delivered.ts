import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const messagesDelivered = defineMetric({
  title: 'Messages delivered',
  unit: 'share',
  sentence: 'How many of the messages sent on a day arrived, by channel.',
  numerator: 'messages with no failure reported',
  denominator: 'messages sent that day',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: 0.98,
  better: 'more',
  settledAfterDays: 7,
});

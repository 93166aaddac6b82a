import { defineMetric } from './metric.ts';

export const messagesReceived = defineMetric({
  title: 'Messages received',
  unit: 'count',
  sentence: 'How many messages people wrote to you.',
  numerator: 'messages from people',
  denominator: null,
  windowDays: 30,
  leastN: 1,
  target: null,
  better: 'more',
  settledAfterDays: 0,
});

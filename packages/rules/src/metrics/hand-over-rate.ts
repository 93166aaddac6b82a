import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const handOverRate = defineMetric({
  title: 'Hand-over rate',
  unit: 'share',
  sentence: 'How many of a day’s conversations were handed to a person that day.',
  numerator: 'conversations handed to a person that day',
  denominator: 'conversations with a message from a person that day',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: null,
  better: null,
  settledAfterDays: 0,
});

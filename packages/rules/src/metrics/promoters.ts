import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const promoters = defineMetric({
  title: 'Promoters (NPS)',
  unit: 'share',
  sentence:
    'How many would tell a friend about us: nine or ten out of ten. Take away the detractors and you have the net promoter score.',
  numerator: 'answers of nine or ten',
  denominator: 'answers',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: null,
  better: 'more',
  settledAfterDays: 0,
});

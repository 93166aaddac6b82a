import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const personAnswerTime = defineMetric({
  title: 'People’s answer time',
  unit: 'seconds',
  sentence: 'The median time from asking for a person to their first words.',
  numerator: 'seconds to a person’s first words',
  denominator: 'hand-overs a person answered within seven days',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: 600,
  better: 'less',
  settledAfterDays: 8,
});

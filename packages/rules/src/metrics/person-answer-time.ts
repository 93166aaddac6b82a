import { defineMetric, USUAL_LEAST_N } from './metric.ts';

export const personAnswerTime = defineMetric({
  title: 'Answer time of people',
  unit: 'seconds',
  sentence: 'The middle of the times from asking for a person to the first words of one.',
  numerator: 'seconds to the first words of a person',
  denominator: 'hand-overs that a person answered within seven days',
  windowDays: 30,
  leastN: USUAL_LEAST_N,
  target: 600,
  better: 'less',
  settledAfterDays: 8,
});

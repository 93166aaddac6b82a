import { expect, it } from 'vitest';
import { RISK_BAR_THRESHOLDS, riskLevelOf } from './risk-level.ts';

it.each([
  [0, 'low'],
  [0.4, 'low'],
  [0.401, 'medium'],
  [0.7, 'medium'],
  [0.71, 'high'],
  [null, 'none'],
] as const)('a score of %s is %s', (score, level) => {
  expect(riskLevelOf(score, RISK_BAR_THRESHOLDS)).toBe(level);
});

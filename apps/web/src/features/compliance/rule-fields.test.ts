import { compareRules } from '@propguard/rules/lending/compare-rules';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { expect, it } from 'vitest';
import { ruleFieldLabel } from './rule-fields.ts';

it('every figure of a rule set has a name of its own for people', () => {
  const rules = INSTALLATION_RULE_SETS[0]?.rules as LendingRules;
  const paths = compareRules({} as LendingRules, rules).map(({ field }) => field);
  const labels = paths.map(ruleFieldLabel);
  expect(paths.filter((path, index) => labels[index] === path)).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it('counts the places of a table from 1', () => {
  expect(ruleFieldLabel('riskWeight.weightsPercent.other.2')).toBe('Weight, other, band 3');
  expect(ruleFieldLabel('serviceability.taxBands.0.percent')).toBe('Tax band 1, rate');
});

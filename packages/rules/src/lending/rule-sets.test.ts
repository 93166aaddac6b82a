import { describe, expect, it } from 'vitest';
import { checkRules, type RuleFault } from './check-rules.ts';
import { ruleSetOn } from './choose-rule-set.ts';
import { compareRules } from './compare-rules.ts';
import { INSTALLATION_RULE_SETS } from './installation-rule-sets.ts';
import type { LendingRules, RuleSet } from './rule-set.ts';

const [DEFAULT] = INSTALLATION_RULE_SETS as [RuleSet];
const edited = (edit: (rules: LendingRules) => void): LendingRules => {
  const rules = JSON.parse(JSON.stringify(DEFAULT.rules)) as LendingRules;
  edit(rules);
  return rules;
};

it('the installation’s own sets are valid, and in the order of their days', () => {
  expect(INSTALLATION_RULE_SETS.flatMap(({ rules }) => checkRules(rules))).toEqual([]);
  const days = INSTALLATION_RULE_SETS.map(({ effectiveFrom }) => effectiveFrom);
  expect(days).toEqual(days.toSorted());
});

describe('a set that was edited', () => {
  it.each<[string, (rules: LendingRules) => void, RuleFault]>([
    [
      'bands that do not ascend',
      (r) => (r.lvr.thresholdsPercent = [80, 80, 95]),
      { field: 'lvr.thresholdsPercent.1', fault: 'not-ascending' },
    ],
    [
      'no band at all',
      (r) => (r.lvr.thresholdsPercent = []),
      { field: 'lvr.thresholdsPercent', fault: 'empty' },
    ],
    [
      'a column that is too short',
      (r) => r.riskWeight.weightsPercent.other.pop(),
      { field: 'riskWeight.weightsPercent.other', fault: 'wrong-length' },
    ],
    [
      'a weight that falls',
      (r) => (r.riskWeight.weightsPercent.other[2] = 10),
      { field: 'riskWeight.weightsPercent.other.2', fault: 'falling' },
    ],
    [
      'a negative weight',
      (r) => (r.riskWeight.weightsPercent.ownerOccupier[0] = -1),
      { field: 'riskWeight.weightsPercent.ownerOccupier.0', fault: 'out-of-range' },
    ],
    [
      'a share over 100',
      (r) => (r.dti.portfolioSharePercent = 101),
      { field: 'dti.portfolioSharePercent', fault: 'out-of-range' },
    ],
    [
      'no number',
      (r) => (r.serviceability.bufferPoints = Number.NaN),
      { field: 'serviceability.bufferPoints', fault: 'out-of-range' },
    ],
    [
      'tax bands out of order',
      (r) => r.serviceability.taxBands.reverse(),
      { field: 'serviceability.taxBands.1', fault: 'not-ascending' },
    ],
    [
      'large above the limit',
      (r) => (r.largeExposure.largePercent = 26),
      { field: 'largeExposure.largePercent', fault: 'above-limit' },
    ],
    [
      'a rule without its paragraph',
      (r) => (r.paragraphs.lvr = ' '),
      { field: 'paragraphs.lvr', fault: 'empty' },
    ],
  ])('with %s names the field', (_title, edit, fault) => {
    expect(checkRules(edited(edit))).toContainEqual(fault);
  });

  it('shows every figure that differs, and nothing else', () => {
    const after = edited((rules) => {
      rules.serviceability.bufferPoints = 3.5;
      rules.lvr.thresholdsPercent = [80, 90];
    });
    expect(compareRules(DEFAULT.rules, DEFAULT.rules)).toEqual([]);
    expect(compareRules(DEFAULT.rules, after)).toEqual([
      { field: 'lvr.thresholdsPercent.2', before: 95, after: null },
      { field: 'serviceability.bufferPoints', before: 3, after: 3.5 },
    ]);
  });
});

describe('the set of a day', () => {
  const own = (version: string, effectiveFrom: string): RuleSet => ({ ...DEFAULT, version, effectiveFrom });
  const OWN = [own('W1', '2026-06-01'), own('W2', '2027-01-01'), own('W3', '2026-06-01')];

  it.each([
    ['2026-05-31', 'AU-2026.1'],
    ['2026-06-01', 'W3'],
    ['2026-12-31', 'W3'],
    ['2027-01-01', 'W2'],
    ['2020-01-01', 'AU-2026.1'],
  ])('%s: %s', (on, version) => {
    expect(ruleSetOn(OWN, on).version).toBe(version);
  });
});

import type { RuleSetVersion } from '@propguard/protocol/rule-sets';
import type { RuleFault } from '@propguard/rules/lending/check-rules';
import { compareRules } from '@propguard/rules/lending/compare-rules';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import type { RuleVersionRow } from './store.ts';

export const ownVersionName = (version: number): string => `W${version}`;

export const toRuleSet = ({
  version,
  effectiveFrom,
  rules,
}: Pick<RuleVersionRow, 'version' | 'effectiveFrom' | 'rules'>): RuleSet => ({
  version: ownVersionName(version),
  effectiveFrom,
  rules,
});

export const toInstallationVersion = (set: RuleSet, inForce: string): RuleSetVersion => ({
  version: set.version,
  source: 'installation',
  effectiveFrom: set.effectiveFrom,
  note: null,
  basedOn: null,
  changes: [],
  createdAt: null,
  createdBy: null,
  inForce: set.version === inForce,
});

export const toOwnVersion = (
  row: RuleVersionRow,
  base: RuleSet | undefined,
  inForce: string,
): RuleSetVersion => ({
  version: ownVersionName(row.version),
  source: 'workspace',
  effectiveFrom: row.effectiveFrom,
  note: row.note,
  basedOn: row.basedOn,
  changes: base ? compareRules(base.rules, row.rules) : [],
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  inForce: ownVersionName(row.version) === inForce,
});

const FAULT_WORDS: Record<RuleFault['fault'], string> = {
  'not-ascending': 'Each bound must be above the one before it.',
  'out-of-range': 'This is outside what makes sense here.',
  'wrong-length': 'There must be one weight for each LVR band, and one above the last.',
  falling: 'A higher LVR must not weigh less.',
  empty: 'This must not be empty.',
  'above-limit': 'A large exposure must begin at or below the limit.',
};

export const toFieldError = ({ field, fault }: RuleFault) => ({
  field: `rules.${field}`,
  message: FAULT_WORDS[fault],
});

import type { RuleSetVersion } from '@propguard/protocol/rule-sets';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import type { RuleSet } from '@propguard/rules/lending/rule-set';

/** The rules that come with the product. */
export const [INSTALLED_RULES] = INSTALLATION_RULE_SETS as readonly [RuleSet];

/** A version of the rules; without a word the one that comes with the product, in force. */
export const ruleVersionOf = (changes: Partial<RuleSetVersion> = {}): RuleSetVersion => ({
  version: INSTALLED_RULES.version,
  source: 'installation',
  effectiveFrom: INSTALLED_RULES.effectiveFrom,
  note: null,
  basedOn: null,
  changes: [],
  createdAt: null,
  createdBy: null,
  inForce: true,
  ...changes,
});

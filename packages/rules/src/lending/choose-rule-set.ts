import { INSTALLATION_RULE_SETS } from './installation-rule-sets.ts';
import type { RuleSet } from './rule-set.ts';

const latestOn = (sets: readonly RuleSet[], on: string): RuleSet | undefined =>
  sets.reduce<RuleSet | undefined>(
    (chosen, set) =>
      set.effectiveFrom <= on && (!chosen || set.effectiveFrom >= chosen.effectiveFrom) ? set : chosen,
    undefined,
  );

/**
 * The rules of a day: the workspace's own where one is in force, else the installation's. Of two that start on one
 * day the later in the list counts. Before the first of the installation's, that one is the best known.
 */
export const ruleSetOn = (own: readonly RuleSet[], on: string): RuleSet => {
  const chosen = latestOn(own, on) ?? latestOn(INSTALLATION_RULE_SETS, on) ?? INSTALLATION_RULE_SETS[0];
  if (!chosen) throw new Error('The installation has no rule set.');
  return chosen;
};

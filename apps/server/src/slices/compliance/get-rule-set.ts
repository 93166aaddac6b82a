import type { RuleSetVersion } from '@propguard/protocol/rule-sets';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { listOwnRuleSets } from './list-own-rule-sets.ts';
import { listRuleSets } from './list-rule-sets.ts';

export const getRuleSet = async (
  scope: WorkspaceScope,
  version: string,
): Promise<RuleSetVersion & { rules: LendingRules }> => {
  const { items } = await listRuleSets(scope);
  const described = items.find((one) => one.version === version);
  const set = [...INSTALLATION_RULE_SETS, ...(await listOwnRuleSets(scope))].find(
    (one) => one.version === version,
  );
  if (!described || !set) throw fail('NOT_FOUND');
  return { ...described, rules: set.rules };
};

import type { RuleSetVersion } from '@propguard/protocol/rule-sets';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { toInstallationVersion, toOwnVersion, toRuleSet } from './rule-set-view.ts';
import { findRuleVersions } from './store.ts';
import { todayInWorkspace } from './today-in-workspace.ts';

/** The workspace's own, newest first, then the installation's. */
export const listRuleSets = async (scope: WorkspaceScope): Promise<{ items: RuleSetVersion[] }> => {
  const rows = await findRuleVersions(scope.tx, scope.workspaceId);
  const own = rows.map(toRuleSet);
  const known = [...INSTALLATION_RULE_SETS, ...own];
  const inForce = ruleSetOn(own, await todayInWorkspace(scope)).version;
  const baseOf = (version: string) => known.find((set) => set.version === version);
  return {
    items: [
      ...rows.map((row) => toOwnVersion(row, baseOf(row.basedOn), inForce)).toReversed(),
      ...INSTALLATION_RULE_SETS.map((set) => toInstallationVersion(set, inForce)).toReversed(),
    ],
  };
};

import type { RuleSet } from '@propguard/rules/lending/rule-set';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { toRuleSet } from './rule-set-view.ts';
import { findRuleVersions } from './store.ts';

/** The workspace's own versions, oldest first. */
export const listOwnRuleSets = async ({ tx, workspaceId }: WorkspaceScope): Promise<RuleSet[]> =>
  (await findRuleVersions(tx, workspaceId)).map(toRuleSet);

import type { NewRuleSet, RuleSetVersion } from '@propguard/protocol/rule-sets';
import { checkRules } from '@propguard/rules/lending/check-rules';
import { compareRules } from '@propguard/rules/lending/compare-rules';
import { INSTALLATION_RULE_SETS } from '@propguard/rules/lending/installation-rule-sets';
import { lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { listRuleSets } from './list-rule-sets.ts';
import { ownVersionName, toFieldError, toRuleSet } from './rule-set-view.ts';
import { findRuleVersions, insertRuleVersion } from './store.ts';

/** Rules are never changed in place: what was assessed with a version can always be looked up in it. */
export const createRuleSet = async (
  scope: WorkspaceScope,
  { basedOn, effectiveFrom, note, rules }: NewRuleSet,
): Promise<RuleSetVersion> => {
  const { tx, workspaceId, accountId } = scope;
  const faults = checkRules(rules);
  if (faults.length > 0) throw invalid(...faults.map(toFieldError));
  await lockWorkspace(tx, workspaceId);
  const own = await findRuleVersions(tx, workspaceId);
  const newestOwn = own.at(-1);
  const newest = newestOwn ? toRuleSet(newestOwn) : INSTALLATION_RULE_SETS.at(-1);
  if (newest?.version !== basedOn) throw fail('CONFLICT');
  const changes = compareRules(newest.rules, rules);
  if (changes.length === 0 && newest.effectiveFrom === effectiveFrom)
    throw invalid({ field: 'rules', message: `Nothing is different from ${basedOn}.` });
  const version = own.length + 1;
  await recordAudit(
    scope,
    {
      action: 'change-rules',
      subject: { kind: 'rule-set', id: ownVersionName(version) },
      details: note,
      inputs: { basedOn, effectiveFrom, note, rules },
    },
    () =>
      insertRuleVersion(tx, {
        workspaceId,
        version,
        effectiveFrom,
        note,
        basedOn,
        rules,
        createdBy: accountId,
      }),
  );
  await publish(tx, { workspaceId, subject: 'lendingRules', id: null });
  const { items } = await listRuleSets(scope);
  const created = items.find((one) => one.version === ownVersionName(version));
  if (!created) throw new Error('The version was written but is not there.');
  return created;
};

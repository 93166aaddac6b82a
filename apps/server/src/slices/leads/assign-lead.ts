import type { Lead } from '@propguard/protocol/lead-facts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { applyChange, type LeadScope, type Why } from './apply-change.ts';
import { getChangedLead } from './get-lead.ts';
import { sightOf } from './sight.ts';
import { isAgent, lockLeads, type NamedLead } from './store.ts';
import { tellOfAssignment } from './tell-agents.ts';

export const demandAgent = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  agentId: string | null | undefined,
): Promise<void> => {
  if (agentId && !(await isAgent(tx, agentId)))
    throw invalid({ field: 'agentId', message: 'That agent is no longer here.' });
};

export const giveTo = async (
  scope: LeadScope,
  row: NamedLead,
  agentId: string | null,
  why: Why = {},
): Promise<boolean> => {
  const changed = await applyChange(scope, row, { agentId, assignedAt: agentId ? new Date() : null }, why);
  if (changed.length === 0) return false;
  const { services, tx, workspaceId, accountId } = scope;
  await services.tell(tx, {
    kind: 'lead-assigned',
    workspaceId,
    leadId: row.id,
    agentId,
    byAccountId: accountId,
  });
  if (agentId) await tellOfAssignment(scope, row, agentId);
  return true;
};

export const assignLead = async (
  scope: WorkspaceScope,
  { id, agentId, reason }: { id: string; agentId: string | null; reason: string },
): Promise<Lead> => {
  const [row] = await lockLeads(scope.tx, await sightOf(scope), [id]);
  if (!row || row.mergedInto) throw fail('NOT_FOUND');
  await demandAgent(scope, agentId);
  await giveTo(scope, row, agentId, { reason: reason || null });
  return getChangedLead(scope, id);
};

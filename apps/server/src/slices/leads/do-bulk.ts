import { isDeepStrictEqual } from 'node:util';
import type { BulkAction, BulkResult } from '@propguard/protocol/leads';
import { LEAD_TAGS_MAX } from '@propguard/rules/leads/limits';
import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { applyChange } from './apply-change.ts';
import { demandAgent, giveTo } from './assign-lead.ts';
import { findBulk, findChangesOfBulk, insertBulk, markUndone } from './bulk-store.ts';
import { moveTo, problemOf } from './change-status.ts';
import { sightOf } from './sight.ts';
import { type LeadPatch, lockLeads, type NamedLead } from './store.ts';

type Skip = BulkResult['skipped'][number];

/** Null: done; otherwise why not. */
const doTo = async (
  scope: WorkspaceScope,
  row: NamedLead,
  action: BulkAction,
  bulkId: string,
): Promise<string | null> => {
  if (row.mergedInto) return 'It was merged into another lead.';
  if (action.action === 'assign')
    return (await giveTo(scope, row, action.agentId, { bulkId })) ? null : 'It was already like that.';
  if (action.action === 'status') {
    const { status, reason, lostReason } = action;
    const change = { status, reason, ...(lostReason && { lostReason }) };
    const problem = problemOf(row.status, change);
    if (problem) return problem.message;
    await moveTo(scope, row, change, { bulkId });
    return null;
  }
  const has = row.tags.includes(action.tag);
  if (has === (action.action === 'tag')) return 'It was already like that.';
  const tags = has ? row.tags.filter((tag) => tag !== action.tag) : [...row.tags, action.tag];
  if (tags.length > LEAD_TAGS_MAX) return `A lead has at most ${LEAD_TAGS_MAX} tags.`;
  await applyChange(scope, row, { tags }, { bulkId });
  return null;
};

export const doBulk = async (scope: WorkspaceScope, action: BulkAction): Promise<BulkResult> => {
  const { tx, workspaceId, accountId } = scope;
  if (action.action === 'assign') await demandAgent(scope, action.agentId);
  const rows = await lockLeads(tx, await sightOf(scope), action.ids);
  const id = await insertBulk(tx, { workspaceId, action: action.action, byAccountId: accountId });
  const skipped: Skip[] = [];
  const found = new Set(rows.map((row) => row.id));
  for (const missing of action.ids)
    if (!found.has(missing)) skipped.push({ id: missing, name: null, why: 'It’s no longer there.' });
  let changed = 0;
  for (const row of rows) {
    const why = await doTo(scope, row, action, id);
    if (why === null) changed += 1;
    else skipped.push({ id: row.id, name: row.name, why });
  }
  return { id, changed, skipped };
};

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

/** Whoever did it, or an admin's sight over it: what somebody has changed since stays, and is named. */
export const undoBulk = async (scope: WorkspaceScope, id: string): Promise<BulkResult> => {
  const { services, tx, workspaceId, accountId } = scope;
  const bulk = await findBulk(tx, id);
  if (!bulk || (bulk.byAccountId !== accountId && scope.role === 'agent')) throw fail('NOT_FOUND');
  if (!(await markUndone(tx, id))) throw fail('CONFLICT');
  const changes = await findChangesOfBulk(tx, id);
  const rows = await lockLeads(tx, await sightOf(scope), [...new Set(changes.map(({ leadId }) => leadId))]);
  const skipped: Skip[] = [];
  let changed = 0;
  for (const row of rows) {
    const own = changes.filter(({ leadId }) => leadId === row.id);
    const isAsLeft = own.every(({ field, toValue }) =>
      isDeepStrictEqual(plain(row[field as keyof NamedLead]), toValue ?? null),
    );
    if (!isAsLeft) {
      skipped.push({ id: row.id, name: row.name, why: 'Someone has changed it since.' });
      continue;
    }
    const patch: LeadPatch = Object.fromEntries(own.map(({ field, fromValue }) => [field, fromValue]));
    const isStatus = own.some(({ field }) => field === 'status');
    await applyChange(
      scope,
      row,
      {
        ...patch,
        ...(isStatus && { statusSince: new Date() }),
        ...('agentId' in patch && { assignedAt: patch.agentId ? new Date() : null }),
      },
      { by: 'undo' },
    );
    if (isStatus)
      await services.tell(tx, {
        kind: 'lead-status-changed',
        workspaceId,
        leadId: row.id,
        from: row.status,
        to: patch.status as LeadStatus,
      });
    changed += 1;
  }
  return { id, changed, skipped };
};

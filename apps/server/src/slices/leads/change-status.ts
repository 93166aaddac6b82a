import type { FieldError } from '@propguard/protocol/errors';
import type { Lead } from '@propguard/protocol/lead-facts';
import type { StatusChange } from '@propguard/protocol/leads';
import { isOpen, type LeadStatus, whyNot } from '@propguard/rules/leads/pipeline';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { applyChange, type LeadScope, type Why } from './apply-change.ts';
import { settleResponse } from './first-response.ts';
import { getChangedLead } from './get-lead.ts';
import { sightOf } from './sight.ts';
import { findChangesSince, lockLeads, type NamedLead } from './store.ts';

/** What stands in the way, by the field of the form; null: nothing. */
export const problemOf = (
  from: LeadStatus,
  { status, reason, lostReason, feeAud }: StatusChange,
): FieldError | null => {
  const why = whyNot(from, status);
  if (why) return { field: 'status', message: why };
  if (status === 'lost' && !lostReason) return { field: 'lostReason', message: 'Choose why it was lost.' };
  if (status === 'lost' && lostReason === 'other' && reason === '')
    return { field: 'reason', message: 'Say why it was lost.' };
  if (status === 'closed' && feeAud === undefined)
    return { field: 'feeAud', message: 'Enter the fee that was earned.' };
  if (!isOpen(from) && reason === '') return { field: 'reason', message: 'Say why it is opened again.' };
  return null;
};

/** The step itself, once nothing stands in its way. */
export const moveTo = async (
  scope: LeadScope,
  row: NamedLead,
  { status, reason, lostReason, feeAud }: StatusChange,
  why: Why = {},
): Promise<void> => {
  const { services, tx, workspaceId } = scope;
  await applyChange(
    scope,
    row,
    {
      status,
      statusSince: new Date(),
      lostReason: status === 'lost' ? (lostReason ?? null) : null,
      feeAud: status === 'closed' ? (feeAud ?? null) : null,
      closedAt: status === 'closed' ? new Date() : null,
    },
    { reason: reason || null, ...why },
  );
  if (row.status === 'new') await settleResponse(scope, row);
  await services.tell(tx, {
    kind: 'lead-status-changed',
    workspaceId,
    leadId: row.id,
    from: row.status,
    to: status,
  });
};

export const changeStatus = async (
  scope: WorkspaceScope,
  { id, version, ...change }: StatusChange & { id: string; version?: number | undefined },
): Promise<Lead> => {
  const [row] = await lockLeads(scope.tx, await sightOf(scope), [id]);
  if (!row || row.mergedInto) throw fail('NOT_FOUND');
  if (version !== undefined && version < row.version) {
    const moved = (await findChangesSince(scope.tx, id, version)).find(({ field }) => field === 'status');
    if (moved)
      throw fail('CONFLICT', {
        fields: [
          {
            field: 'status',
            message: `${moved.byName ?? 'Someone'} moved it to ${String(moved.toValue)} in the meantime.`,
          },
        ],
      });
  }
  const problem = problemOf(row.status, change);
  if (problem) throw invalid(problem);
  await moveTo(scope, row, change);
  return getChangedLead(scope, id);
};

import { isDeepStrictEqual } from 'node:util';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { cancelTimer, setTimer } from '../../timers/set-timer.ts';
import { FOLLOW_UP } from './lead-timers.ts';
import { insertChanges, type LeadPatch, type NamedLead, updateLead } from './store.ts';

export type LeadScope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId' | 'accountId'>;

/** Fields that a person would name; the rest follows from them. */
const RECORDED = new Set([
  'status',
  'lostReason',
  'feeAud',
  'source',
  'intent',
  'agentId',
  'budgetMin',
  'budgetMax',
  'valueAud',
  'timeline',
  'financing',
  'locations',
  'propertyTypes',
  'bedrooms',
  'bathrooms',
  'features',
  'company',
  'companySize',
  'decisionMaker',
  'tags',
  'nextFollowUpAt',
]);

export type Why = {
  reason?: string | null;
  /** What did it where nobody's hand was; left out: a member, or a key. */
  by?: string;
  bulkId?: string;
  /** What changed beside the lead's own columns: the person's name. */
  beside?: { field: string; from: unknown; to: unknown }[];
};

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

const moveFollowUp = async (scope: LeadScope, id: string, at: Date | null): Promise<void> => {
  if (at) await setTimer(scope, FOLLOW_UP, { key: id, dueAt: at, payload: {} });
  else await cancelTimer(scope, FOLLOW_UP, id);
};

/**
 * The one way that a lead is changed: what differs is written, recorded field by field with who and why, told to who
 * follows, and moves the version on. Returns the names of the fields; none: nothing was different.
 */
export const applyChange = async (
  scope: LeadScope,
  row: NamedLead,
  patch: LeadPatch,
  { reason = null, by, bulkId, beside = [] }: Why = {},
): Promise<string[]> => {
  const { services, tx, workspaceId, accountId } = scope;
  const differing = Object.entries(patch).filter(
    ([field, value]) =>
      value !== undefined && !isDeepStrictEqual(plain(row[field as keyof NamedLead]), plain(value)),
  );
  const recorded = differing
    .filter(([field]) => RECORDED.has(field))
    .map(([field, value]) => ({ field, from: plain(row[field as keyof NamedLead]), to: plain(value) }));
  const changes = [...recorded, ...beside];
  if (changes.length === 0) return [];
  const version = row.version + 1;
  await updateLead(tx, { id: row.id, version, patch: Object.fromEntries(differing) });
  await insertChanges(
    tx,
    { workspaceId, id: row.id, version },
    changes.map(({ field, from, to }) => ({
      field,
      fromValue: from,
      toValue: to,
      reason,
      byAccountId: accountId,
      by: by ?? (accountId === null ? 'api' : 'member'),
      ...(bulkId && { bulkId }),
    })),
  );
  if (patch.nextFollowUpAt !== undefined) await moveFollowUp(scope, row.id, patch.nextFollowUpAt);
  const fields = changes.map(({ field }) => field);
  await services.tell(tx, { kind: 'lead-changed', workspaceId, leadId: row.id, fields });
  await publish(tx, { workspaceId, subject: 'leads', id: row.id });
  return fields;
};

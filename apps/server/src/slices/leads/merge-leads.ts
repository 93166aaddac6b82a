import type { Lead } from '@propguard/protocol/lead-facts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { applyChange } from './apply-change.ts';
import { demandLead, getChangedLead } from './get-lead.ts';
import {
  countLaterRows,
  findMerge,
  insertDistinction,
  insertMerge,
  markMergeUndone,
  moveRows,
  putBack,
} from './merge-store.ts';
import { EVERYBODYS, sightOf } from './sight.ts';
import { findMergedInto, type LeadPatch, lockLeads, markLead, type NamedLead } from './store.ts';

/** What the kept lead did not know and the other did. */
const FILLED = [
  'intent',
  'valueAud',
  'timeline',
  'timelineSince',
  'financing',
  'bedrooms',
  'bathrooms',
  'company',
  'companySize',
  'decisionMaker',
  'agentId',
  'nextFollowUpAt',
] as const satisfies (keyof NamedLead)[];
const JOINED = ['locations', 'propertyTypes', 'features', 'tags'] as const satisfies (keyof NamedLead)[];
const JOINED_MOST = 20;

const fromOther = (kept: NamedLead, other: NamedLead): LeadPatch => ({
  ...Object.fromEntries(FILLED.flatMap((field) => (kept[field] === null ? [[field, other[field]]] : []))),
  // A budget is taken whole: half of each could stand upside down.
  ...(kept.budgetMin === null &&
    kept.budgetMax === null && { budgetMin: other.budgetMin, budgetMax: other.budgetMax }),
  ...Object.fromEntries(
    JOINED.map((field) => [field, [...new Set([...kept[field], ...other[field]])].slice(0, JOINED_MOST)]),
  ),
});

const latest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

const IS_MERGED = 'This lead has already been merged. Undo that first.';

export const mergeLeads = async (
  scope: WorkspaceScope,
  { id, otherId }: { id: string; otherId: string },
): Promise<Lead> => {
  const { services, tx, workspaceId, accountId } = scope;
  if (id === otherId) throw invalid({ field: 'otherId', message: 'You can’t merge a lead with itself.' });
  const rows = await lockLeads(tx, await sightOf(scope), [id, otherId]);
  const kept = rows.find((row) => row.id === id);
  const other = rows.find((row) => row.id === otherId);
  if (!kept || !other) throw fail('NOT_FOUND');
  if (kept.mergedInto) throw fail('CONFLICT', { fields: [{ field: 'id', message: IS_MERGED }] });
  if (other.mergedInto || (await findMergedInto(tx, otherId)).length > 0)
    throw fail('CONFLICT', { fields: [{ field: 'otherId', message: IS_MERGED }] });
  const moved = await moveRows(tx, otherId, id);
  await insertMerge(tx, {
    workspaceId,
    keptId: id,
    mergedId: otherId,
    moved,
    keptBefore: { ...kept },
    mergedBefore: { ...other },
    byAccountId: accountId,
  });
  await markLead(tx, otherId, { mergedInto: id });
  await applyChange(scope, kept, fromOther(kept, other), {
    by: 'merge',
    beside: [{ field: 'merged', from: null, to: other.name ?? otherId }],
  });
  const lastContactAt = latest(kept.lastContactAt, other.lastContactAt);
  if (lastContactAt !== kept.lastContactAt) await markLead(tx, id, { lastContactAt });
  await services.tell(tx, { kind: 'lead-merged', workspaceId, leadId: id, mergedLeadId: otherId });
  await publish(tx, { workspaceId, subject: 'leads', id: otherId });
  return getChangedLead(scope, id);
};

const asKept = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : value;

/** Facts of the kept lead go back where nobody has changed them since; rows go back where they still are. */
export const undoMerge = async (
  scope: WorkspaceScope,
  { id, mergeId }: { id: string; mergeId: string },
): Promise<{ lead: Lead; restored: Lead; stayed: number }> => {
  const { tx, workspaceId, accountId } = scope;
  const sight = await sightOf(scope);
  await demandLead(scope, sight, id);
  const merge = await findMerge(tx, id, mergeId);
  if (!merge) throw fail('NOT_FOUND');
  const rows = await lockLeads(tx, EVERYBODYS, [id, merge.mergedId]);
  const kept = rows.find((row) => row.id === id);
  if (!kept || !(await markMergeUndone(tx, mergeId, accountId))) throw fail('CONFLICT');
  const stayed = await countLaterRows(tx, id, merge.createdAt);
  await putBack(tx, merge.moved, { fromId: id, toId: merge.mergedId });
  await markLead(tx, merge.mergedId, { mergedInto: null });
  const given = fromOther(merge.keptBefore as NamedLead, merge.mergedBefore as NamedLead);
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  const back: LeadPatch = Object.fromEntries(
    Object.entries(given).flatMap(([field, value]) =>
      same(kept[field as keyof NamedLead], value) ? [[field, asKept(merge.keptBefore[field])]] : [],
    ),
  );
  await applyChange(scope, kept, back, {
    by: 'undo',
    beside: [{ field: 'merged', from: merge.mergedId, to: null }],
  });
  await publish(tx, { workspaceId, subject: 'leads', id: merge.mergedId });
  return {
    lead: await getChangedLead(scope, id),
    restored: await getChangedLead(scope, merge.mergedId),
    stayed,
  };
};

export const keepApart = async (
  scope: WorkspaceScope,
  { id, otherId }: { id: string; otherId: string },
): Promise<{ done: true }> => {
  const { tx, workspaceId, accountId } = scope;
  const sight = await sightOf(scope);
  await demandLead(scope, sight, id);
  await demandLead(scope, sight, otherId);
  if (id === otherId) throw invalid({ field: 'otherId', message: 'This is the same lead.' });
  const [oneId = id, other = otherId] = [id, otherId].toSorted();
  await insertDistinction(tx, { workspaceId, oneId, otherId: other, byAccountId: accountId });
  await publish(tx, { workspaceId, subject: 'leads', id });
  return { done: true };
};

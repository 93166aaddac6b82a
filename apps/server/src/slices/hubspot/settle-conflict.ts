import type { HubspotConflict } from '@propguard/protocol/hubspot';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { inSight, sightOf } from '../leads/sight.ts';
import { inOurTerms } from './compare.ts';
import { type ConflictRow, deleteConflicts, findConflicts } from './conflict-store.ts';
import { findPairs, lockPairs, savePair } from './pair-store.ts';
import { takeIn } from './take-in.ts';
import { toConflict } from './view.ts';
import { wantInHubspot } from './want-leads.ts';

/** Of the leads that somebody sees. */
export const listConflicts = async (
  scope: WorkspaceScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: HubspotConflict[]; nextCursor: string | null }> => {
  const filter = { hubspotConflicts: true };
  const after = readCursor(filter, cursor, NewestPosition);
  const older = after
    ? sql`(c.created_at, c.id) < ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql`true`;
  const rows = await findConflicts(
    scope.tx,
    sql`${inSight(await sightOf(scope))} and l.merged_into is null and ${older}`,
    limit + 1,
  );
  return newestPage(rows, limit, filter, toConflict);
};

const UNREADABLE = 'We have no value like that. Choose ours, or change it on one side.';

/** Theirs stands here at once, with the member who chose it in the lead's history. */
const takeTheirs = async (
  scope: WorkspaceScope,
  { leadId, field, ours, theirs }: ConflictRow,
): Promise<void> => {
  const { tx } = scope;
  const [pair] = await findPairs(tx, [leadId]);
  const value = inOurTerms(field, ours, theirs);
  if (!pair) throw fail('NOT_FOUND');
  if (value === null) throw invalid({ field: 'choice', message: UNREADABLE });
  const problems = await takeIn(scope, pair, { [field]: value });
  const problem = problems[field];
  if (problem !== undefined) throw invalid({ field: 'choice', message: problem });
  const [after = pair] = await findPairs(tx, [leadId]);
  await savePair(tx, leadId, { remembered: { [field]: { ours: after.ours[field], theirs } } });
};

/**
 * Ours is sent with the next comparison, unless HubSpot has changed once more by then: nobody has seen that. Theirs is
 * taken now.
 */
export const settleConflict = async (
  scope: WorkspaceScope,
  { id, choice }: { id: string; choice: 'ours' | 'theirs' },
): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const [row] = await findConflicts(tx, sql`${inSight(await sightOf(scope))} and c.id = ${id}`, 1);
  if (!row) throw fail('NOT_FOUND');
  const { leadId, field, theirs } = row;
  await lockPairs(tx, [leadId]);
  if (choice === 'theirs') await takeTheirs(scope, row);
  else await savePair(tx, leadId, { remembered: { [field]: { ours: null, theirs } } });
  await deleteConflicts(tx, leadId, [field]);
  await wantInHubspot(scope, [leadId]);
  await publish(tx, { workspaceId, subject: 'hubspot', id: null });
  return { done: true };
};

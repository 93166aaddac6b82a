import { randomUUID } from 'node:crypto';
import type { LeadDraft } from '@propguard/rules/lead-imports/read-lead-row';
import type { LeadSource } from '@propguard/rules/leads/facts';
import { LEADS_PER_WORKSPACE } from '@propguard/rules/leads/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { FOLLOW_UP } from './lead-timers.ts';
import {
  insertAddresses,
  insertFirstChanges,
  insertLeads,
  insertNotes,
  insertPeople,
  insertTouches,
} from './many-store.ts';
import { countLeads } from './store.ts';

/** Somebody of a file, whom the workspace does not know: whoever adds them has asked (`whoIsKnown`). */
export type AddedLead = Omit<LeadDraft, 'source' | 'createdOn' | 'nextFollowUp'> & {
  source: LeadSource;
  createdAt: Date | null;
  nextFollowUpAt: Date | null;
  /** The row that it came with: the same comes in once. */
  ref: string;
};

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId' | 'accountId'>;

/**
 * The door of many at once, beside `receiveLead`: the same rows, written by statements over all of them. Nobody waits for an
 * answer, so no clock runs and no agent is told of each. Their scores follow when all are in.
 */
export const addManyLeads = async (
  { tx, workspaceId, accountId }: Scope,
  added: readonly AddedLead[],
  detail: string | null,
): Promise<void> => {
  if (added.length === 0) return;
  await demandRoom(tx, {
    of: 'leads',
    owner: workspaceId,
    most: LEADS_PER_WORKSPACE - added.length + 1,
    count: () => countLeads(tx),
  });
  const rows = added.map((lead) => ({ ...lead, id: randomUUID(), personId: randomUUID() }));
  await insertPeople(
    tx,
    workspaceId,
    rows.map(({ personId, name, language, state, postcode }) => ({
      id: personId,
      name,
      language,
      state,
      postcode,
    })),
  );
  await insertAddresses(
    tx,
    workspaceId,
    rows.flatMap(({ personId, addresses }) => addresses.map((address) => ({ personId, ...address }))),
  );
  await insertLeads(
    tx,
    workspaceId,
    rows.map(({ addresses: _addresses, note: _note, ...lead }) => lead),
  );
  await insertTouches(
    tx,
    workspaceId,
    rows.map(({ id, source, ref }) => ({ id, source, ref })),
    detail,
  );
  const begun = rows.map(({ id, status, agentId }) => ({ id, status, agentId }));
  await insertFirstChanges(tx, workspaceId, accountId, begun);
  await insertNotes(tx, workspaceId, accountId, rows);
  for (const { id, nextFollowUpAt } of rows)
    if (nextFollowUpAt)
      await setTimer({ tx, workspaceId }, FOLLOW_UP, { key: id, dueAt: nextFollowUpAt, payload: {} });
  await publish(tx, { workspaceId, subject: 'leads', id: null });
};

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
 * answer, so no clock runs and no agent is told of each. Their scores follow when all are in. Others may be written at the
 * same time: `myTurn` ends when they are, and only then it is seen whether there is room for these, too.
 */
export const addManyLeads = async (
  { tx, workspaceId, accountId }: Scope,
  added: readonly AddedLead[],
  detail: string | null,
  myTurn: () => Promise<void>,
): Promise<void> => {
  if (added.length === 0) return myTurn();
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
  await myTurn();
  await demandRoom(tx, {
    of: 'leads',
    owner: workspaceId,
    // They are among those that are counted.
    most: LEADS_PER_WORKSPACE + 1,
    count: () => countLeads(tx),
  });
  for (const { id, nextFollowUpAt } of rows)
    if (nextFollowUpAt)
      await setTimer({ tx, workspaceId }, FOLLOW_UP, { key: id, dueAt: nextFollowUpAt, payload: {} });
  await publish(tx, { workspaceId, subject: 'leads', id: null });
};

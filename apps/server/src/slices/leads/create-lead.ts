import { randomUUID } from 'node:crypto';
import type { Lead } from '@propguard/protocol/lead-facts';
import type { NewLead } from '@propguard/protocol/leads';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { demandAgent } from './assign-lead.ts';
import { demandPlaces } from './change-lead.ts';
import { getChangedLead } from './get-lead.ts';
import { receiveLead } from './receive-lead.ts';
import { insertNote } from './rows-store.ts';

/** By hand, or by a program with a key. Whoever adds one with an agent's own hand knows of it: nobody waits. */
export const createLead = async (
  scope: WorkspaceScope,
  { name, addresses, source, detail, agentId, nextFollowUpAt, note, ...facts }: NewLead,
): Promise<Lead & { isNew: boolean }> => {
  await demandAgent(scope, agentId);
  await demandPlaces(scope, facts.locations);
  const byHand = scope.accountId !== null;
  const { leadId, isNew } = await receiveLead(scope, {
    name,
    addresses,
    facts,
    source,
    touch: { kind: byHand ? 'by-hand' : 'api', ref: randomUUID(), detail },
    agentId,
    nextFollowUpAt: nextFollowUpAt ? new Date(nextFollowUpAt) : null,
    isWaiting: !byHand,
  });
  if (note)
    await insertNote(scope.tx, {
      workspaceId: scope.workspaceId,
      leadId,
      text: note,
      byAccountId: scope.accountId,
    });
  return { ...(await getChangedLead(scope, leadId)), isNew };
};

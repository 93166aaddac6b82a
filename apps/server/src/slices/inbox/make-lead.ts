import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';
import { receiveLead } from '../leads/receive-lead.ts';
import { getPerson } from '../people/get-person.ts';
import { findInboxRow } from './list-store.ts';

/** Whoever writes becomes a lead, with the addresses that are known of them. A second time it is the same one. */
export const makeLead = async (scope: WorkspaceScope, id: string): Promise<{ leadId: string }> => {
  const { services, tx, workspaceId } = scope;
  await demandTeamConversation(scope, id);
  const row = await findInboxRow(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.leadId) return { leadId: row.leadId };
  const person = row.personId ? await getPerson(scope, row.personId) : null;
  const { leadId, personId } = await receiveLead(scope, {
    name: row.name,
    addresses: person?.addresses.map(({ kind, value }) => ({ kind, value })) ?? [],
    facts: {},
    source: 'website',
    touch: { kind: 'by-hand', ref: id },
    isWaiting: false,
  });
  await services.tell(tx, { kind: 'writer-known', workspaceId, contactId: row.contactId, personId });
  await publish(tx, { workspaceId, subject: 'conversations', id });
  return { leadId };
};

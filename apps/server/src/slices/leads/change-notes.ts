import type { LeadNote } from '@propguard/protocol/leads';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { demandLead } from './get-lead.ts';
import { deleteNote, findMemberNames, findNotes, insertNote } from './rows-store.ts';
import { toNote } from './rows-view.ts';
import { sightOf } from './sight.ts';
import { tellOfMention } from './tell-agents.ts';

export const addNote = async (
  scope: WorkspaceScope,
  { id, text, mentions }: { id: string; text: string; mentions: readonly string[] },
): Promise<LeadNote> => {
  const { tx, workspaceId, accountId } = scope;
  const lead = await demandLead(scope, await sightOf(scope), id);
  const named = mentions.length > 0 ? await findMemberNames(tx, workspaceId, mentions) : [];
  const isMember = new Set(named.map((one) => one.memberId));
  const unknown = mentions.findIndex((memberId) => !isMember.has(memberId));
  if (unknown >= 0)
    throw invalid({ field: `mentions.${unknown}`, message: 'That’s not a member of this workspace.' });
  const noteId = await insertNote(tx, {
    workspaceId,
    leadId: id,
    text,
    mentions: [...mentions],
    byAccountId: accountId,
  });
  if (named.length > 0)
    await tellOfMention(scope, lead, { noteId, memberIds: named.map((one) => one.memberId) });
  await publish(tx, { workspaceId, subject: 'leads', id });
  const [row] = await findNotes(tx, [noteId]);
  if (!row) throw new Error('The note was not written.');
  return toNote(row, named);
};

export const removeNote = async (
  scope: WorkspaceScope,
  { id, noteId }: { id: string; noteId: string },
): Promise<{ done: true }> => {
  const { tx, workspaceId, accountId } = scope;
  await demandLead(scope, await sightOf(scope), id);
  if (!(await deleteNote(tx, { leadId: id, noteId, byAccountId: accountId }))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'leads', id });
  return { done: true };
};

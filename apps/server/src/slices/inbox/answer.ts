import { NOTES_PER_CONVERSATION } from '@propguard/rules/conversations/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { replyAsMember } from '../conversations/add-message.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';
import { takeFromAnyone } from '../conversations/hand-over.ts';
import { isReadInWidget } from '../conversations/is-read-in-widget.ts';
import { attachFile } from '../media/attach-file.ts';
import { saveDraft, saveLooker } from './members-store.ts';
import { countNotes, insertNote } from './thread-store.ts';

export type Done = { done: true };
export const DONE: Done = { done: true };

/** What is the member's own asks for who they are. */
export const callerOf = ({ accountId }: WorkspaceScope): string => {
  if (accountId === null) throw fail('FORBIDDEN');
  return accountId;
};

/** Whoever answers has it from then on; what was begun to be written is sent with it. */
export const reply = async (
  scope: WorkspaceScope,
  {
    id,
    messageId,
    text,
    fileId,
  }: { id: string; messageId: string; text: string; fileId?: string | undefined },
): Promise<Done> => {
  const accountId = callerOf(scope);
  const row = await demandTeamConversation(scope, id);
  // What is closed is opened by its own word, not by a reply that crossed with it.
  if (row.state === 'resolved') throw fail('CONFLICT');
  const isInWidget = await isReadInWidget(scope, id);
  const parts = await attachFile(scope, { fileId, channel: row.channel, text, isInWidget });
  await takeFromAnyone(scope, row);
  await replyAsMember(scope, { id: messageId, conversationId: id, text, parts });
  await saveDraft(scope.tx, { workspaceId: scope.workspaceId, conversationId: id, accountId, text: '' });
  return DONE;
};

export const addNote = async (
  scope: WorkspaceScope,
  { id, text }: { id: string; text: string },
): Promise<Done> => {
  const { tx, workspaceId } = scope;
  const byAccountId = callerOf(scope);
  await demandTeamConversation(scope, id);
  await demandRoom(tx, {
    of: 'conversation notes',
    owner: id,
    most: NOTES_PER_CONVERSATION,
    count: () => countNotes(tx, id),
  });
  await insertNote(tx, { workspaceId, conversationId: id, byAccountId, text });
  await publish(tx, { workspaceId, subject: 'conversations', id });
  return DONE;
};

export const keepDraft = async (
  scope: WorkspaceScope,
  { id, text }: { id: string; text: string },
): Promise<Done> => {
  const accountId = callerOf(scope);
  await demandTeamConversation(scope, id);
  await saveDraft(scope.tx, { workspaceId: scope.workspaceId, conversationId: id, accountId, text });
  return DONE;
};

/** Others who have it open are told when somebody comes or goes, not that they are still there. */
export const look = async (
  scope: WorkspaceScope,
  { id, isLooking }: { id: string; isLooking: boolean },
): Promise<Done> => {
  const { tx, workspaceId } = scope;
  const accountId = callerOf(scope);
  await demandTeamConversation(scope, id);
  const isNews = await saveLooker(tx, { workspaceId, conversationId: id, accountId }, isLooking);
  if (isNews) await publish(tx, { workspaceId, subject: 'conversations', id });
  return DONE;
};

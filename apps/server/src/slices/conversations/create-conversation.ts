import { randomUUID } from 'node:crypto';
import type { Conversation } from '@propguard/protocol/conversations';
import { type ConversationSource, channelOf } from '@propguard/rules/conversations/channels';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { contactOfCaller } from './find-contact.ts';
import { type ConversationRow, findConversation, insertConversation, visibleTo } from './store.ts';
import { toConversation } from './view.ts';

const UNTITLED = 'New conversation';

/** The caller's own conversation under this id, begun if need be. One of somebody else's is a conflict, and says no more. */
export const openOwnConversation = async (
  scope: WorkspaceScope,
  { id, title = UNTITLED, source }: { id: string; title?: string | undefined; source: ConversationSource },
): Promise<ConversationRow> => {
  const { tx, workspaceId, accountId } = scope;
  const own = visibleTo(accountId, false);
  const before = await findConversation(tx, id, own);
  if (before) return before;
  const contactId = await contactOfCaller(scope);
  await insertConversation(tx, { id, workspaceId, contactId, channel: channelOf(source), source, title });
  const row = await findConversation(tx, id, own);
  if (!row) throw fail('CONFLICT');
  return row;
};

type NewConversation = {
  id?: string | undefined;
  title?: string | undefined;
  source: ConversationSource;
};

export const createConversation = async (
  scope: WorkspaceScope,
  { id = randomUUID(), ...begun }: NewConversation,
): Promise<Conversation> =>
  toConversation(await openOwnConversation(scope, { id, ...begun }), scope.accountId);

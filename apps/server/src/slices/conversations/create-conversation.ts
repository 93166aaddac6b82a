import { randomUUID } from 'node:crypto';
import type { Conversation } from '@propguard/protocol/conversations';
import { type ConversationSource, channelOf } from '@propguard/rules/conversations/channels';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { contactOfCaller } from './find-contact.ts';
import { getConversation } from './get-conversation.ts';
import { type ConversationStanding, findOwnStanding, insertConversation } from './store.ts';

const UNTITLED = 'New conversation';

/** The caller's own conversation under this id, begun if need be. One of somebody else's is a conflict, and says no more. */
export const openOwnConversation = async (
  scope: WorkspaceScope,
  { id, title = UNTITLED, source }: { id: string; title?: string | undefined; source: ConversationSource },
): Promise<ConversationStanding & { isBegun: boolean }> => {
  const { tx, workspaceId, accountId } = scope;
  const before = await findOwnStanding(tx, id, accountId);
  if (before) return { ...before, isBegun: false };
  const contactId = await contactOfCaller(scope);
  const begun = { id, workspaceId, contactId, channel: channelOf(source), source, title };
  const made = await insertConversation(tx, begun);
  if (made) return { ...made, accountId, isBegun: true };
  const meanwhile = await findOwnStanding(tx, id, accountId);
  if (!meanwhile) throw fail('CONFLICT');
  return { ...meanwhile, isBegun: false };
};

type NewConversation = {
  id?: string | undefined;
  title?: string | undefined;
  source: ConversationSource;
};

export const createConversation = async (
  scope: WorkspaceScope,
  { id = randomUUID(), ...begun }: NewConversation,
): Promise<Conversation> => {
  await openOwnConversation(scope, { id, ...begun });
  return getConversation(scope, id);
};

import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findMessages, findMessagesOf, type MessageRow } from './store.ts';

export type ConversationMessage = MessageRow;

/** All of a conversation, in order. */
export const listMessages = (
  { tx }: WorkspaceScope,
  conversationId: string,
): Promise<ConversationMessage[]> => findMessagesOf(tx, conversationId);

/** Those of the ids that there are, in order. */
export const getMessages = ({ tx }: WorkspaceScope, ids: readonly string[]): Promise<ConversationMessage[]> =>
  findMessages(tx, ids);

export const demandMessage = async (scope: WorkspaceScope, id: string): Promise<ConversationMessage> => {
  const [message] = await getMessages(scope, [id]);
  if (!message) throw fail('NOT_FOUND');
  return message;
};

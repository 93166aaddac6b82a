import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findMessages, findMessagesOf, type MessageRow } from './message-store.ts';

export type ConversationMessage = MessageRow;

/** All of a conversation, in order. */
export const listMessages = (
  { tx }: WorkspaceScope,
  conversationId: string,
): Promise<ConversationMessage[]> => findMessagesOf(tx, conversationId);

/** Those of the ids that there are, in order. */
export const getMessages = ({ tx }: WorkspaceScope, ids: readonly string[]): Promise<ConversationMessage[]> =>
  findMessages(tx, ids);

import type { MessagePart } from '@propguard/protocol/message-parts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { deleteMessage, updateMessage } from './message-store.ts';
import { updateConversation } from './store.ts';

/** What was said goes on: more text, more cards. */
export const amendMessage = (
  { tx }: WorkspaceScope,
  id: string,
  change: { text: string; parts: MessagePart[] },
): Promise<void> => updateMessage(tx, id, change);

export const rateMessage = (
  { tx }: WorkspaceScope,
  id: string,
  { rating, note }: { rating: 'up' | 'down' | null; note: string | null },
): Promise<void> => updateMessage(tx, id, { rating, ratingNote: note });

/** An answer that is to be given again. Its conversation stays locked until then, so that no message comes between. */
export const withdrawMessage = async (
  { tx }: WorkspaceScope,
  { id, conversationId }: { id: string; conversationId: string },
): Promise<void> => {
  await updateConversation(tx, conversationId, {});
  await deleteMessage(tx, id);
};

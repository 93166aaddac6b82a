import type { MessagePart } from '@propguard/protocol/message-parts';
import { whenWrittenTo } from '@propguard/rules/conversations/states';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { receiveMessage } from './add-message.ts';
import { insertMessages } from './message-store.ts';
import { recordExchanges } from './record-exchange.ts';
import { type ConversationStanding, updateConversation } from './store.ts';

type Sent = { id: string; text: string; parts?: MessagePart[] };

/** Messages that somebody wrote one right after the other. All are kept; the last is the one that is answered. */
export const receiveBurst = async (
  scope: WorkspaceScope,
  conversation: Pick<ConversationStanding, 'id' | 'state' | 'segment'> & { isBegun: boolean },
  sent: readonly Sent[],
): Promise<{ turnId: string; earlier: string[] }> => {
  const { tx, workspaceId } = scope;
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was written.');
  const earlier = sent.slice(0, -1);
  const conversationId = conversation.id;
  const { state, segment } = whenWrittenTo(conversation);
  if (earlier.length > 0) {
    await updateConversation(tx, conversationId, { state, segment });
    const rows = earlier.map((one) => ({ ...one, workspaceId, segment, author: 'contact' as const }));
    const added = await insertMessages(tx, conversationId, rows);
    if (added.length < rows.length) throw fail('CONFLICT');
    await recordExchanges(
      scope,
      conversationId,
      added.map(({ id, createdAt }) => ({ kind: 'message-received', ref: id, at: createdAt })),
    );
  }
  const isBegun = conversation.isBegun && earlier.length === 0;
  const written = earlier.length > 0 ? { state, segment } : conversation;
  await receiveMessage(
    scope,
    { id: conversationId, state: written.state, segment: written.segment, isBegun },
    last,
  );
  return { turnId: last.id, earlier: earlier.map(({ id }) => id) };
};

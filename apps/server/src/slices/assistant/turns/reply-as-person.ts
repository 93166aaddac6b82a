import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { TURNS_MAX } from '@propguard/rules/assistant/limits';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { publish } from '../../../events/publish.ts';
import { fail } from '../../../fail.ts';
import { demandConversation } from '../conversations/demand-conversation.ts';
import { findLastTurn, findTurn, insertTurn, updateConversation } from '../store.ts';
import { reread } from './change-turn.ts';

type Reply = { id: string; turnId: string; text: string };

/** A member of the team writes into a conversation that they have taken over. */
export const replyAsPerson = async (
  scope: WorkspaceScope,
  { id, turnId, text }: Reply,
): Promise<AssistantTurn> => {
  const { tx, workspaceId, accountId } = scope;
  const conversation = await demandConversation(scope, id);
  if (conversation.state !== 'person' || conversation.personId !== accountId) throw fail('CONFLICT');
  const before = await findTurn(tx, turnId);
  if (before) {
    if (before.answer !== text || before.conversationId !== id) throw fail('IDEMPOTENCY_KEY_REUSED');
    return reread(scope, turnId);
  }
  const position = ((await findLastTurn(tx, id))?.position ?? -1) + 1;
  if (position >= TURNS_MAX) throw fail('LIMIT_REACHED');
  const inserted = await insertTurn(tx, {
    id: turnId,
    workspaceId,
    conversationId: id,
    position,
    question: null,
    answer: text,
    state: 'finished',
    outcome: 'person',
    authorId: accountId,
    endedAt: new Date(),
  });
  if (!inserted) throw fail('CONFLICT');
  await updateConversation(tx, id, {});
  await publish(tx, { workspaceId, subject: 'conversations', id });
  return reread(scope, turnId);
};

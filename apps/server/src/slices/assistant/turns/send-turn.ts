import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { ConversationSource } from '@propguard/rules/conversations/channels';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail } from '../../../fail.ts';
import { receiveMessage } from '../../conversations/add-message.ts';
import { openOwnConversation } from '../../conversations/create-conversation.ts';
import { insertTurn } from '../store.ts';
import { type Exchange, questionOf, toTurn } from '../view.ts';
import { reread } from './change-turn.ts';
import { conversationOf, findExchange } from './exchanges.ts';
import { answerAfterCommit } from './run-turn.ts';

type Sent = { id: string; conversationId: string; text: string; source: ConversationSource };

/** The same question under the same id is the same turn; another question under it is a mistake. */
const sentBefore = (exchange: Exchange, { conversationId, text }: Sent): AssistantTurn => {
  if (questionOf(exchange) !== text || conversationOf(exchange) !== conversationId)
    throw fail('IDEMPOTENCY_KEY_REUSED');
  return toTurn(exchange);
};

/** Keeps a question. While a person has the conversation it waits for them; otherwise it is answered at once. */
export const sendTurn = async (
  scope: WorkspaceScope,
  sent: Sent,
  tried: TriedKey | null,
): Promise<AssistantTurn> => {
  const before = await findExchange(scope, sent.id);
  if (before) return sentBefore(before, sent);
  const conversation = await openOwnConversation(scope, { id: sent.conversationId, source: sent.source });
  const { message, isForPerson } = await receiveMessage(scope, conversation, sent);
  if (isForPerson) return toTurn({ turn: null, questions: [message], answer: null });
  const { id, workspaceId, conversationId, segment } = message;
  const turn = {
    id,
    workspaceId,
    conversationId,
    segment,
    triedEngine: tried?.engine ?? null,
    state: 'queued' as const,
  };
  if (!(await insertTurn(scope.tx, turn, [message.id]))) throw fail('CONFLICT');
  answerAfterCommit(scope, id, tried);
  return reread(scope, id);
};

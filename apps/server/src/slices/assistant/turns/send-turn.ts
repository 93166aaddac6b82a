import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { ConversationSource } from '@propguard/rules/conversations/channels';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { afterRollback } from '../../../db/database.ts';
import { fail } from '../../../fail.ts';
import { receiveMessage } from '../../conversations/add-message.ts';
import { openOwnConversation } from '../../conversations/create-conversation.ts';
import { getMessages } from '../../conversations/find-messages.ts';
import { titleOf } from '../../conversations/title-of.ts';
import { type Exchange, questionOf, toTurn } from '../view.ts';
import { turnFor } from './answer-message.ts';
import { conversationOf, findExchange } from './exchanges.ts';
import { keepFirstQuestion } from './first-questions.ts';
import { isAnswering } from './is-answering.ts';
import { forgetKey, putKeyAtHand } from './keys-at-hand.ts';

type Sent = { id: string; conversationId: string; text: string; source: ConversationSource };

/** The same question under the same id is the same turn; another question under it is a mistake. */
const sentBefore = (exchange: Exchange, { conversationId, text }: Sent): AssistantTurn => {
  if (questionOf(exchange) !== text || conversationOf(exchange) !== conversationId)
    throw fail('IDEMPOTENCY_KEY_REUSED');
  return toTurn(exchange);
};

/** Of the turn that this transaction begins, or begins anew. */
export const bringKey = ({ services, tx }: WorkspaceScope, turnId: string, tried: TriedKey): void => {
  afterRollback(tx, putKeyAtHand({ services }, turnId, tried));
};

/**
 * Keeps a question whose id nobody has used. While a person has the conversation it waits for them; otherwise it is
 * answered at once, also when one is awaited (decision 126).
 */
export const beginTurn = async (
  scope: WorkspaceScope,
  sent: Sent,
  tried: TriedKey | null,
): Promise<AssistantTurn> => {
  const conversation = await openOwnConversation(scope, {
    id: sent.conversationId,
    title: titleOf(sent.text),
    source: sent.source,
  });
  if (tried) bringKey(scope, sent.id, tried);
  // What comes while another answer is written is for the person who is awaited.
  const isFree = async (): Promise<boolean> => !(await isAnswering(scope, conversation.id));
  const { message, isAnswered } = await receiveMessage(scope, conversation, sent, isFree);
  if (!isAnswered) forgetKey(scope, sent.id);
  const turn = isAnswered ? turnFor(message, tried?.engine ?? null) : null;
  const exchange = { questions: [message], answer: null };
  if (turn && conversation.isBegun) keepFirstQuestion(scope, { ...exchange, turn });
  return toTurn({ ...exchange, turn });
};

/** The same for an id that the caller chose, who may send it again. */
export const sendTurn = async (
  scope: WorkspaceScope,
  sent: Sent,
  tried: TriedKey | null,
): Promise<AssistantTurn> => {
  const [known] = await getMessages(scope, [sent.id]);
  const before = known && (await findExchange(scope, sent.id));
  return before ? sentBefore(before, sent) : beginTurn(scope, sent, tried);
};

import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail } from '../../../fail.ts';
import { demandConversation, demandOwnConversation } from '../../conversations/demand-conversation.ts';
import { type ConversationMessage, getMessages, listMessages } from '../../conversations/find-messages.ts';
import { findTurn, findTurns, type TurnRow } from '../store.ts';
import type { Exchange } from '../view.ts';

const withoutTurn = (message: ConversationMessage): Exchange =>
  message.author === 'contact'
    ? { turn: null, questions: [message], answer: null }
    : { turn: null, questions: [], answer: message };

const ofTurn = (turn: TurnRow, messages: readonly ConversationMessage[]): Exchange => ({
  turn,
  questions: messages.filter(({ id }) => turn.questionIds.includes(id)),
  answer: messages.find(({ id }) => id === turn.answerId) ?? null,
});

/** A conversation as the contract tells it: what people wrote, each with the turn that answers it. */
export const exchangesOf = async (scope: WorkspaceScope, conversationId: string): Promise<Exchange[]> => {
  const messages = await listMessages(scope, conversationId);
  const turns = await findTurns(scope.tx, conversationId);
  const answering = new Map(turns.flatMap((turn) => turn.questionIds.map((id) => [id, turn] as const)));
  const told = new Set<TurnRow>();
  return messages.flatMap((message) => {
    if (message.author === 'assistant') return [];
    const turn = answering.get(message.id);
    if (!turn) return [withoutTurn(message)];
    if (told.has(turn)) return [];
    told.add(turn);
    return [ofTurn(turn, messages)];
  });
};

/** One of them by the id of its turn, or of a message that has none. Undefined where nobody may see it. */
export const findExchange = async (scope: WorkspaceScope, id: string): Promise<Exchange | undefined> => {
  const turn = await findTurn(scope.tx, id);
  const ids = turn ? [...turn.questionIds, ...(turn.answerId ? [turn.answerId] : [])] : [id];
  const messages = await getMessages(scope, ids);
  if (turn) return ofTurn(turn, messages);
  const [message] = messages;
  return message && message.author !== 'assistant' ? withoutTurn(message) : undefined;
};

/** In which conversation it is, where somebody may see it. */
export const findConversationOf = async (scope: WorkspaceScope, id: string): Promise<string | undefined> => {
  const turn = await findTurn(scope.tx, id);
  if (turn) return turn.conversationId;
  const exchange = await findExchange(scope, id);
  return exchange && conversationOf(exchange);
};

export const conversationOf = ({ turn, questions, answer }: Exchange): string =>
  (turn ?? questions[0] ?? answer)?.conversationId ?? '';

/** One that the caller may see. */
export const demandExchange = async (scope: WorkspaceScope, id: string): Promise<Exchange> => {
  const exchange = await findExchange(scope, id);
  if (!exchange) throw fail('NOT_FOUND');
  await demandConversation(scope, conversationOf(exchange));
  return exchange;
};

/** One of the caller's own conversations. */
export const demandOwnExchange = async (scope: WorkspaceScope, id: string): Promise<Exchange> => {
  const exchange = await findExchange(scope, id);
  if (!exchange) throw fail('NOT_FOUND');
  await demandOwnConversation(scope, conversationOf(exchange));
  return exchange;
};

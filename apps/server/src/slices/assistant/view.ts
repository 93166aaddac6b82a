import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { MessagePart } from '@propguard/protocol/message-parts';
import { wishesIn } from '@propguard/talk/dialogue/wishes';
import type { ConversationMessage } from '../conversations/find-messages.ts';
import type { TurnRow } from './store.ts';

/** What was asked, and what came of it. Without a turn: a message that waits for a person, or a reply of one. */
export type Exchange = {
  turn: TurnRow | null;
  questions: readonly ConversationMessage[];
  answer: ConversationMessage | null;
};

const ofKind = <K extends MessagePart['kind']>(message: ConversationMessage | null, kind: K) =>
  (message?.parts ?? []).filter((part): part is Extract<MessagePart, { kind: K }> => part.kind === kind);

export const questionOf = ({ questions }: Exchange): string | null =>
  questions.length === 0 ? null : questions.map(({ text }) => text).join('\n\n');

export const positionOf = ({ questions, answer }: Exchange): number => (questions[0] ?? answer)?.before ?? 0;

export const segmentOf = ({ questions, answer }: Exchange): number => (questions[0] ?? answer)?.segment ?? 1;

type OfTurn = Pick<
  AssistantTurn,
  | 'state'
  | 'attempt'
  | 'engine'
  | 'language'
  | 'outcome'
  | 'missing'
  | 'notice'
  | 'action'
  | 'wishes'
  | 'confidence'
  | 'error'
>;
const ended = (outcome: 'noted' | 'person' | 'told'): OfTurn => ({
  state: 'finished',
  attempt: 1,
  engine: null,
  language: null,
  outcome,
  missing: null,
  notice: null,
  action: null,
  wishes: null,
  confidence: null,
  error: null,
});

const outcomeWithoutTurn = ({ questions, answer }: Exchange): 'noted' | 'person' | 'told' => {
  if (questions.length > 0) return 'noted';
  return answer?.author === 'system' ? 'told' : 'person';
};

const turnFields = (row: TurnRow): OfTurn => ({
  state: row.state,
  attempt: row.attempt,
  engine: row.engine,
  language: row.language,
  outcome: row.outcome,
  missing: row.missing,
  notice: row.notice,
  action: row.action,
  wishes: wishesIn(row.dialogue),
  confidence: row.confidence,
  error: row.error,
});

export const toTurn = (exchange: Exchange): AssistantTurn => {
  const { turn, questions, answer } = exchange;
  const first = questions[0] ?? answer;
  const begun = turn ?? first;
  if (!first || !begun) throw new Error('An exchange without a message.');
  return {
    id: begun.id,
    conversationId: begun.conversationId,
    position: positionOf(exchange),
    question: questionOf(exchange),
    answer: answer?.text ?? '',
    cards: ofKind(answer, 'card').map(({ card }) => card),
    sources: ofKind(answer, 'source').map(({ source }) => source),
    suggestions: ofKind(answer, 'suggestion').map(({ text }) => text),
    rating: answer?.rating ?? null,
    author: answer?.memberName ?? null,
    createdAt: begun.createdAt.toISOString(),
    endedAt: (turn ? turn.endedAt : first.createdAt)?.toISOString() ?? null,
    ...(turn ? turnFields(turn) : ended(outcomeWithoutTurn(exchange))),
  };
};

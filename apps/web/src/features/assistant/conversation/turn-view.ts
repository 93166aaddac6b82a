import type { AssistantTurn, TurnEvent } from '@propguard/protocol/assistant-turns';

/**
 * sending: on its way. queued: the server could not be reached; it is sent when that is possible again. sent: the
 * server has it. rejected: the server refused it, and said why.
 */
type Delivery = 'sending' | 'queued' | 'sent' | 'rejected';

interface ToolAtWork {
  callId: string;
  label: string;
}

/** A turn as it stands on the screen: what the server has of it, and what is known only here. */
export interface TurnView {
  turn: AssistantTurn;
  delivery: Delivery;
  /** The last event that was seen; a lost stream goes on after it. */
  position: number;
  atWork: readonly ToolAtWork[];
  /** The keyword reply that stands in while the server cannot be reached. */
  stopgap: string | null;
  /** Why the server refused it. */
  refusal: string | null;
}

const NOTHING_YET = {
  answer: '',
  cards: [],
  sources: [],
  suggestions: [],
  action: null,
  notice: null,
} satisfies Partial<AssistantTurn>;

export function askedTurn(id: string, conversationId: string, question: string, nowMs: number): TurnView {
  return {
    turn: {
      id,
      conversationId,
      position: 0,
      question,
      state: 'queued',
      attempt: 1,
      engine: null,
      language: null,
      outcome: null,
      missing: null,
      wishes: null,
      confidence: null,
      rating: null,
      error: null,
      author: null,
      createdAt: new Date(nowMs).toISOString(),
      endedAt: null,
      ...NOTHING_YET,
    },
    delivery: 'sending',
    position: 0,
    atWork: [],
    stopgap: null,
    refusal: null,
  };
}

export const storedTurn = (turn: AssistantTurn): TurnView => ({
  turn,
  delivery: 'sent',
  position: 0,
  atWork: [],
  stopgap: null,
  refusal: null,
});

export const isUnderWay = ({ turn, delivery }: TurnView): boolean =>
  delivery === 'sending' || (delivery === 'sent' && (turn.state === 'queued' || turn.state === 'running'));

/** What an event makes of the turn. Events that were seen before change nothing. */
export function withEvent(view: TurnView, event: TurnEvent): TurnView {
  if (event.position <= view.position) return view;
  const { turn, atWork } = view;
  const next = (changes: Partial<AssistantTurn>, more: Partial<TurnView> = {}): TurnView => ({
    ...view,
    ...more,
    position: event.position,
    turn: { ...turn, ...changes },
  });
  switch (event.type) {
    case 'started':
      return next(
        { state: 'running', attempt: event.attempt, engine: event.engine, error: null, ...NOTHING_YET },
        { atWork: [], stopgap: null },
      );
    case 'tool-started':
      return next({}, { atWork: [...atWork, { callId: event.callId, label: event.label }] });
    case 'tool-result':
      return next({ cards: [...turn.cards, event.card] }, { atWork: without(atWork, event.callId) });
    case 'tool-failed':
      return next({}, { atWork: without(atWork, event.callId) });
    case 'text':
      return next({ answer: turn.answer + event.delta });
    case 'action':
      return next({ action: event.action });
    case 'sources':
      return next({ sources: event.sources });
    case 'suggestions':
      return next({ suggestions: event.suggestions });
    case 'fell-back':
      return next({ ...NOTHING_YET, notice: event.notice }, { atWork: [] });
    case 'finished':
    case 'failed':
    case 'stopped':
      return { ...view, turn: event.turn, position: event.position, atWork: [], stopgap: null };
  }
}

const without = (tools: readonly ToolAtWork[], callId: string): ToolAtWork[] =>
  tools.filter((tool) => tool.callId !== callId);

import { randomUUID } from 'node:crypto';
import type { ChatReply } from '@propguard/protocol/assistant';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { MISSING_CONFIDENCE } from '@propguard/rules/valuation/confidence';
import type { SessionScope } from '../../../access/session-scope.ts';
import { fail } from '../../../fail.ts';
import { sendTurn } from './send-turn.ts';
import { watchTurn } from './watch-turn.ts';

const lastOf = async (
  session: SessionScope,
  id: string,
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<AssistantTurn> => {
  for await (const event of await watchTurn(session, { id, after: 0 }, tried, closed))
    if (event.type === 'finished' || event.type === 'failed' || event.type === 'stopped') return event.turn;
  throw fail('UNAVAILABLE');
};

/** CORE-DCHAT-07: asks and waits for the whole answer. */
export const chat = async (
  session: SessionScope,
  { message, conversationId = randomUUID() }: { message: string; conversationId?: string | undefined },
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<ChatReply> => {
  const id = randomUUID();
  await session.openWorkspace('write', (scope) =>
    sendTurn(scope, { id, conversationId, text: message, source: 'dashboard' }, tried),
  );
  const turn = await lastOf(session, id, tried, closed);
  if (turn.state === 'failed') throw fail('UNAVAILABLE');
  return {
    response: turn.notice ? `${turn.notice}\n\n${turn.answer}` : turn.answer,
    confidence: turn.confidence ?? MISSING_CONFIDENCE,
    suggestions: turn.suggestions,
    metadata: {
      source: turn.engine === 'own' || turn.engine === null ? 'fallback' : 'external',
      conversationId,
      turn,
    },
  };
};

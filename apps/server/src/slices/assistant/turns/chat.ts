import { randomUUID } from 'node:crypto';
import type { ChatReply } from '@propguard/protocol/assistant';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { openWorkspace } from '../../../access/open-workspace.ts';
import type { Principal } from '../../../access/principal.ts';
import type { Context } from '../../../context.ts';
import { fail } from '../../../fail.ts';
import { sendTurn } from './send-turn.ts';
import { watchTurn } from './watch-turn.ts';

const WITHOUT_CONFIDENCE = 0.7;

const lastOf = async (
  services: Context,
  principal: Principal,
  id: string,
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<AssistantTurn> => {
  for await (const event of await watchTurn(services, principal, { id, after: 0 }, tried, closed))
    if (event.type === 'finished' || event.type === 'failed' || event.type === 'stopped') return event.turn;
  throw fail('UNAVAILABLE');
};

/** CORE-DCHAT-07: asks and waits for the whole answer. */
export const chat = async (
  services: Context,
  principal: Principal,
  { message, conversationId = randomUUID() }: { message: string; conversationId?: string | undefined },
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<ChatReply> => {
  const id = randomUUID();
  await openWorkspace(services, principal, 'write', (scope) =>
    sendTurn(scope, { id, conversationId, text: message, source: 'dashboard' }, tried),
  );
  const turn = await lastOf(services, principal, id, tried, closed);
  if (turn.state === 'failed') throw fail('UNAVAILABLE');
  return {
    response: turn.notice ? `${turn.notice}\n\n${turn.answer}` : turn.answer,
    confidence: turn.confidence ?? WITHOUT_CONFIDENCE,
    suggestions: turn.suggestions,
    metadata: {
      source: turn.engine === 'own' || turn.engine === null ? 'fallback' : 'external',
      conversationId,
      turn,
    },
  };
};

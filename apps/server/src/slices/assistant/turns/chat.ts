import { randomUUID } from 'node:crypto';
import type { ChatReply } from '@propguard/protocol/assistant';
import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import { MISSING_CONFIDENCE } from '@propguard/rules/valuation/confidence';
import type { SessionScope } from '../../../access/session-scope.ts';
import { fail } from '../../../fail.ts';
import { endHeardHere } from './end-heard-here.ts';
import { beginTurn } from './send-turn.ts';
import { bellOf, isOver } from './turn-run.ts';
import { watchTurn } from './watch-turn.ts';

const LONGEST_MS = 10 * 60 * 1000;

type Asked = { id: string; conversationId: string; message: string };

/** From whichever node answers. */
const lastOf = async (
  session: SessionScope,
  id: string,
  tried: TriedKey | null,
  closed: AbortSignal,
): Promise<AssistantTurn> => {
  for await (const event of await watchTurn(session, { id, after: 0 }, tried, closed))
    if (event.type === 'finished' || event.type === 'failed' || event.type === 'stopped') return event.turn;
  throw fail('UNAVAILABLE');
};

/** Most turns are answered by the node that was asked: their end is heard, not looked for. */
const ask = async (
  session: SessionScope,
  { id, conversationId, message: text }: Asked,
  tried: TriedKey | null,
  closed: AbortSignal,
): Promise<AssistantTurn> => {
  const { bells } = session.services.events;
  const bell = bells.hang(bellOf(id));
  try {
    const sent = await session.openWorkspace('write', (scope) =>
      beginTurn(scope, { id, conversationId, text, source: 'dashboard' }, tried),
    );
    // A person has the conversation: no answer of ours will come.
    const heard = isOver(sent.state) ? null : await endHeardHere(session, id, bell, closed);
    return heard ?? (await lastOf(session, id, tried, closed));
  } finally {
    bells.take(bellOf(id), bell);
  }
};

/** CORE-DCHAT-07: asks and waits for the whole answer. */
export const chat = async (
  session: SessionScope,
  { message, conversationId = randomUUID() }: { message: string; conversationId?: string | undefined },
  tried: TriedKey | null,
  closed: AbortSignal | undefined,
): Promise<ChatReply> => {
  const longest = AbortSignal.timeout(LONGEST_MS);
  const ends = closed ? AbortSignal.any([closed, longest]) : longest;
  const turn = await ask(session, { id: randomUUID(), conversationId, message }, tried, ends);
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

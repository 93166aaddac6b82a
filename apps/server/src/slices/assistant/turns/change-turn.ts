import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail } from '../../../fail.ts';
import { demandConversation, demandOwnConversation } from '../conversations/demand-conversation.ts';
import { findLastTurn, findTurn, type TurnRow, updateTurn } from '../store.ts';
import { toTurn } from '../view.ts';
import { startSoon } from './start-soon.ts';
import { runsOf } from './turn-run.ts';

const demandTurn = async (scope: WorkspaceScope, id: string): Promise<TurnRow> => {
  const turn = await findTurn(scope.tx, id);
  if (!turn) throw fail('NOT_FOUND');
  return turn;
};

export const demandOwnTurn = async (scope: WorkspaceScope, id: string): Promise<TurnRow> => {
  const turn = await demandTurn(scope, id);
  await demandOwnConversation(scope, turn.conversationId);
  return turn;
};

export const reread = async (scope: WorkspaceScope, id: string): Promise<AssistantTurn> =>
  toTurn(await demandTurn(scope, id));

export const getTurn = async (scope: WorkspaceScope, id: string): Promise<AssistantTurn> => {
  const turn = await demandTurn(scope, id);
  await demandConversation(scope, turn.conversationId);
  return toTurn(turn);
};

/** Stopping what has ended changes nothing. One that has not begun ends here. */
export const stopTurn = async (scope: WorkspaceScope, id: string): Promise<AssistantTurn> => {
  const turn = await demandOwnTurn(scope, id);
  if (turn.state === 'running') runsOf(scope.services.database).get(id)?.stop();
  if (turn.state === 'queued') await updateTurn(scope.tx, id, { state: 'stopped', endedAt: new Date() });
  return reread(scope, id);
};

/** The last question only: later ones rest on what was answered. */
export const retryTurn = async (
  scope: WorkspaceScope,
  id: string,
  tried: TriedKey | null,
): Promise<AssistantTurn> => {
  const turn = await demandOwnTurn(scope, id);
  const last = await findLastTurn(scope.tx, turn.conversationId);
  const isEnded = turn.state === 'finished' || turn.state === 'failed' || turn.state === 'stopped';
  if (last?.id !== id || !isEnded || turn.question === null || turn.action?.state === 'approved')
    throw fail('CONFLICT');
  await updateTurn(scope.tx, id, {
    state: 'queued',
    attempt: turn.attempt + 1,
    triedEngine: tried?.engine ?? null,
    outcome: null,
    missing: null,
    notice: null,
    answer: '',
    cards: [],
    sources: [],
    suggestions: [],
    action: null,
    dialogue: null,
    error: null,
    endedAt: null,
    rating: null,
  });
  startSoon(scope, id, tried);
  return reread(scope, id);
};

export const rateTurn = async (
  scope: WorkspaceScope,
  { id, rating, note }: { id: string; rating: 'up' | 'down' | null; note?: string | undefined },
): Promise<AssistantTurn> => {
  await demandOwnTurn(scope, id);
  await updateTurn(scope.tx, id, { rating, ratingNote: note ?? null });
  return reread(scope, id);
};

import type { AssistantTurn, PendingAction } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail, invalid } from '../../../fail.ts';
import { voiceOf } from '../answers/composed.ts';
import { hashOfCall } from '../engines/own-engine.ts';
import { updateTurn } from '../store.ts';
import { demandOwnTurn, reread } from './change-turn.ts';
import { doApproved } from './perform-action.ts';

type Decided = { id: string; actionId: string; argumentsHash: string; decision: 'approve' | 'decline' };

/** Approves or declines what a turn proposed. Only what the hash was made of is ever done, and only once. */
export const decideAction = async (
  scope: WorkspaceScope,
  { id, actionId, argumentsHash, decision }: Decided,
): Promise<AssistantTurn> => {
  const turn = await demandOwnTurn(scope, id);
  const { action } = turn;
  if (!action || action.id !== actionId) throw fail('NOT_FOUND');
  if (action.state !== 'waiting') throw fail('CONFLICT');
  const call = { tool: action.tool, arguments: action.arguments };
  if (argumentsHash !== action.argumentsHash || hashOfCall(call) !== action.argumentsHash)
    throw invalid({ field: 'argumentsHash', message: 'This is not what was proposed. Look again.' });
  const { say } = voiceOf(turn.language ?? 'en');
  const settle = (settled: Partial<PendingAction>, change: Parameters<typeof updateTurn>[2] = {}) =>
    updateTurn(scope.tx, id, { action: { ...action, ...settled }, ...change });
  if (decision === 'decline') {
    await settle({ state: 'declined' });
    return reread(scope, id);
  }
  const done = await doApproved(scope, turn, call, action.id);
  if (done)
    await settle(
      { state: 'approved' },
      { cards: [...turn.cards, done.card], answer: `${turn.answer}\n\n${done.sentences.join(' ')}` },
    );
  else await settle({ state: 'failed', error: say.decline.unavailable });
  return reread(scope, id);
};

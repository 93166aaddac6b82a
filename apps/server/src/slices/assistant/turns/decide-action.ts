import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail, invalid } from '../../../fail.ts';
import { amendMessage } from '../../conversations/change-message.ts';
import { letProposedGo } from '../booking/prepare.ts';
import { hashOfCall } from '../engines/call-hash.ts';
import { updateTurn } from '../store.ts';
import { reread } from './change-turn.ts';
import { demandOwnExchange } from './exchanges.ts';
import { doApproved, settled } from './perform-action.ts';

type Decided = { id: string; actionId: string; argumentsHash: string; decision: 'approve' | 'decline' };

/** Approves or declines what a turn proposed. Only what the hash was made of is ever done, and only once. */
export const decideAction = async (
  scope: WorkspaceScope,
  { id, actionId, argumentsHash, decision }: Decided,
): Promise<AssistantTurn> => {
  const { turn, answer } = await demandOwnExchange(scope, id);
  const action = turn?.action;
  if (!turn || !action || action.id !== actionId) throw fail('NOT_FOUND');
  if (action.state !== 'waiting') throw fail('CONFLICT');
  const call = { tool: action.tool, arguments: action.arguments };
  if (argumentsHash !== action.argumentsHash || hashOfCall(call) !== action.argumentsHash)
    throw invalid({ field: 'argumentsHash', message: 'This isn’t what was proposed. Please look again.' });
  if (decision === 'decline') {
    const { conversationId, language } = turn;
    await letProposedGo({ scope, conversationId, language: language ?? 'en' }, action.arguments);
    await updateTurn(scope.tx, id, { action: { ...action, state: 'declined' } });
    return reread(scope, id);
  }
  const done = await doApproved(scope, turn, call, action.id);
  await updateTurn(scope.tx, id, { action: settled(action, done) });
  if (done.kind === 'done' && answer)
    await amendMessage(scope, answer.id, {
      text: `${answer.text}\n\n${done.text}`,
      parts: [...answer.parts, { kind: 'card', card: done.card }],
    });
  return reread(scope, id);
};

import type { TriedKey } from '@propguard/protocol/assistant-settings';
import type { AssistantTurn } from '@propguard/protocol/assistant-turns';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { fail } from '../../../fail.ts';
import { stopJob } from '../../../jobs/stop-job.ts';
import { rateMessage, withdrawMessage } from '../../conversations/change-message.ts';
import { lastEventPosition, updateTurn } from '../store.ts';
import { type Exchange, toTurn } from '../view.ts';
import { queueTurn } from './answer-message.ts';
import { conversationOf, demandExchange, demandOwnExchange, exchangesOf, findExchange } from './exchanges.ts';
import { endLeftTurn } from './give-up-turn.ts';
import { bringKey } from './send-turn.ts';
import { isOver, runsOf } from './turn-run.ts';

export const reread = async (scope: WorkspaceScope, id: string): Promise<AssistantTurn> => {
  const exchange = await findExchange(scope, id);
  if (!exchange) throw fail('NOT_FOUND');
  return toTurn(exchange);
};

export const getTurn = async (scope: WorkspaceScope, id: string): Promise<AssistantTurn> =>
  toTurn(await demandExchange(scope, id));

/** Stopping what has ended changes nothing. One that has not begun ends here; one that another node answers, there. */
export const stopTurn = async (scope: WorkspaceScope, id: string): Promise<AssistantTurn> => {
  const { turn } = await demandOwnExchange(scope, id);
  const here = runsOf(scope.services.database).get(id);
  const jobId = turn && !isOver(turn.state) ? turn.jobId : null;
  if (here) here.stop();
  else if (jobId && (await stopJob(scope.tx, jobId)) === 'not begun')
    await endLeftTurn(scope, { turnId: id, jobId }, 'stopped');
  return reread(scope, id);
};

const isLast = async (scope: WorkspaceScope, exchange: Exchange, id: string): Promise<boolean> => {
  const last = (await exchangesOf(scope, conversationOf(exchange))).at(-1);
  return last?.turn?.id === id;
};

/** The last question only: later ones rest on what was answered. */
export const retryTurn = async (
  scope: WorkspaceScope,
  id: string,
  tried: TriedKey | null,
): Promise<AssistantTurn> => {
  const exchange = await demandOwnExchange(scope, id);
  const { turn, answer } = exchange;
  if (!turn || !isOver(turn.state) || turn.action?.state === 'approved') throw fail('CONFLICT');
  if (answer) await withdrawMessage(scope, answer);
  if (!(await isLast(scope, exchange, id))) throw fail('CONFLICT');
  if (tried) bringKey(scope, id, tried);
  const { services, tx, workspaceId, accountId, role } = scope;
  const { conversationId } = turn;
  const after = await lastEventPosition(tx, id);
  const jobId = await queueTurn({ services, tx }, workspaceId, {
    turnId: id,
    conversationId,
    accountId,
    role,
    after,
  });
  await updateTurn(tx, id, {
    state: 'queued',
    jobId,
    attempt: turn.attempt + 1,
    triedEngine: tried?.engine ?? null,
    outcome: null,
    missing: null,
    notice: null,
    action: null,
    dialogue: null,
    error: null,
    endedAt: null,
  });
  return reread(scope, id);
};

/** Whether what was said helped, by the assistant or by a member of the team. */
export const rateTurn = async (
  scope: WorkspaceScope,
  { id, rating, note }: { id: string; rating: 'up' | 'down' | null; note?: string | undefined },
): Promise<AssistantTurn> => {
  const { answer } = await demandOwnExchange(scope, id);
  if (!answer) throw fail('NOT_FOUND');
  await rateMessage(scope, answer.id, { rating, note: note ?? null });
  return reread(scope, id);
};

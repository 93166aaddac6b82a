import { phrasesOf } from '@propguard/talk/answers/phrases/all';
import { detectLanguage } from '@propguard/talk/understanding/language';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { enterAccount } from '../../../db/database.ts';
import { ring } from '../../../events/publish.ts';
import type { GivenUpJob } from '../../../jobs/define-job.ts';
import { sayAsAssistant } from '../../conversations/add-message.ts';
import { tellOfFailure } from '../../conversations/tell-of-failure.ts';
import { changeOpenTurn, insertEvents, lastEventPosition } from '../store.ts';
import { questionOf, toTurn } from '../view.ts';
import type { AnswerTurnInput } from './answer-turn-input.ts';
import { findExchange } from './exchanges.ts';
import { bellOf, isOver, type NewTurnEvent, UNKEPT_EVENTS } from './turn-run.ts';

/** Ends a turn that nobody answers any more; it can be asked again. */
export const endLeftTurn = async (
  scope: WorkspaceScope,
  { turnId, jobId }: { turnId: string; jobId: string },
  state: 'failed' | 'stopped',
): Promise<void> => {
  const { tx, workspaceId } = scope;
  const exchange = await findExchange(scope, turnId);
  const turn = exchange?.turn;
  if (!turn || turn.jobId !== jobId || isOver(turn.state)) return;
  const { conversationId, segment } = turn;
  const message = phrasesOf(detectLanguage(questionOf(exchange) ?? '', null).language).failed;
  await sayAsAssistant(scope, { id: conversationId, segment }, null);
  if (state === 'failed') await tellOfFailure(scope, { id: conversationId, segment }, message);
  const error = state === 'failed' ? message : null;
  const row = await changeOpenTurn(tx, turn, { state, error, endedAt: new Date() });
  if (!row) return;
  const whole = toTurn({ ...exchange, turn: { ...turn, ...row } });
  const ended: NewTurnEvent =
    state === 'failed' ? { type: 'failed', message, turn: whole } : { type: 'stopped', turn: whole };
  const position = (await lastEventPosition(tx, turnId)) + UNKEPT_EVENTS + 1;
  await insertEvents(tx, [{ workspaceId, conversationId, turnId, position, event: { ...ended, position } }]);
  await ring(tx, bellOf(turnId));
};

/** Every node that took the turn died, or the one that was asked to stop it did. */
export const giveUpTurn = async ({
  services,
  tx,
  jobId,
  workspaceId,
  input: { turnId, accountId, role },
  how,
}: GivenUpJob<AnswerTurnInput>): Promise<void> => {
  if (workspaceId === null) throw new Error('A turn belongs to a workspace.');
  await enterAccount(tx, accountId);
  const scope = { services, tx, workspaceId, accountId, role };
  await endLeftTurn(scope, { turnId, jobId }, how === 'failed' ? 'failed' : 'stopped');
};

import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { assignConversation } from '../conversations/assign-conversation.ts';
import { applyToConversation } from '../conversations/change-conversation.ts';
import { demandTeamConversation } from '../conversations/demand-conversation.ts';
import { closeConversation, giveBack, takeFromAnyone } from '../conversations/hand-over.ts';
import { askSurveys } from '../surveys/surveys.ts';
import { callerOf, DONE, type Done } from './answer.ts';
import { tellOfWaiting } from './assign-waiting.ts';
import { SNOOZE } from './inbox-timers.ts';
import { findTeam } from './members-store.ts';

export const take = async (scope: WorkspaceScope, id: string): Promise<Done> => {
  callerOf(scope);
  await takeFromAnyone(scope, await demandTeamConversation(scope, id));
  return DONE;
};

/** Theirs to take; whoever answers it at the moment goes on until they do. */
export const assign = async (
  scope: WorkspaceScope,
  { id, memberId }: { id: string; memberId: string | null },
): Promise<Done> => {
  const { tx, workspaceId } = scope;
  const row = await demandTeamConversation(scope, id);
  const team = await findTeam(tx, workspaceId);
  if (memberId !== null && (memberId === row.accountId || !team.some((one) => one.id === memberId)))
    throw invalid({ field: 'memberId', message: 'Choose someone on the team.' });
  if (memberId !== null && memberId === scope.accountId) return take(scope, id);
  await assignConversation(scope, id, memberId);
  if (row.state === 'person') await applyToConversation(scope, id, { state: 'waiting' });
  else await publish(tx, { workspaceId, subject: 'conversations', id });
  if (memberId !== null) await tellOfWaiting(scope, id, memberId);
  return DONE;
};

export const letAssistant = async (scope: WorkspaceScope, id: string): Promise<Done> => {
  const row = await demandTeamConversation(scope, id);
  if (row.state !== 'assistant') await giveBack(scope, row);
  return DONE;
};

export const resolve = async (scope: WorkspaceScope, id: string): Promise<Done> => {
  const row = await demandTeamConversation(scope, id);
  if (row.state === 'resolved') return DONE;
  await closeConversation(scope, { ...row, assigneeId: row.assigneeId ?? scope.accountId });
  await askSurveys(scope, row);
  return DONE;
};

export const reopen = async (scope: WorkspaceScope, id: string): Promise<Done> => {
  callerOf(scope);
  const row = await demandTeamConversation(scope, id);
  if (row.state !== 'resolved') throw fail('CONFLICT');
  await takeFromAnyone(scope, row);
  return DONE;
};

export const snooze = async (
  scope: WorkspaceScope,
  { id, until }: { id: string; until: string },
): Promise<Done> => {
  const accountId = callerOf(scope);
  const row = await demandTeamConversation(scope, id);
  const dueAt = new Date(until);
  if (dueAt <= new Date()) throw invalid({ field: 'until', message: 'Choose a time in the future.' });
  if (row.state === 'resolved') throw fail('CONFLICT');
  if (row.state === 'assistant') await takeFromAnyone(scope, row);
  await applyToConversation(scope, id, {
    state: 'snoozed',
    snoozedUntil: dueAt,
    assigneeId: row.assigneeId ?? accountId,
  });
  await setTimer(scope, SNOOZE, { key: id, dueAt, payload: {} });
  return DONE;
};

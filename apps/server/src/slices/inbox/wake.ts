import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { applyToConversation } from '../conversations/change-conversation.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { findMemberIdOf, findSnoozed } from './assign-store.ts';

/** It is back where it was: with whoever had it, else with those who wait. One that the person woke is left alone. */
export const wake = async ({
  services,
  tx,
  workspaceId,
  key: id,
  dueAt,
}: TimerRun<object>): Promise<void> => {
  const row = await findSnoozed(tx, id);
  if (!row || (row.snoozedUntil && row.snoozedUntil > dueAt)) return;
  const scope: WorkspaceScope = { services, tx, workspaceId, accountId: null, role: 'owner' };
  await applyToConversation(scope, id, { state: row.holder ? 'person' : 'waiting', snoozedUntil: null });
  const memberId = row.assigneeId && (await findMemberIdOf(tx, workspaceId, row.assigneeId));
  if (memberId)
    await tellMembers(scope, {
      kind: 'conversation-back',
      key: `conversation-back:${id}:${dueAt.getTime()}`,
      to: { members: [memberId] },
      about: { title: row.title },
      path: pathTo(PATHS.inbox, {}, { conversation: id }),
    });
};

import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { setTimerBy } from '../../timers/set-timer.ts';
import { NEXT_TO_LEAVE, SCORES_LEAVE } from './score-timer.ts';
import { findNextLeaving, type ScoredRow } from './store.ts';

type Scope = Pick<WorkspaceScope, 'tx' | 'workspaceId'>;

/** Whoever scored waits for the first of theirs, unless the workspace waits for an earlier one already. */
export const waitForLeaving = async (scope: Scope, rows: readonly ScoredRow[]): Promise<void> => {
  const moments = rows.flatMap(({ leavesBandAt }) => (leavesBandAt ? [leavesBandAt.getTime()] : []));
  if (moments.length === 0) return;
  const first = moments.reduce((least, moment) => Math.min(least, moment));
  await setTimerBy(scope, SCORES_LEAVE, { key: NEXT_TO_LEAVE, dueAt: new Date(first), payload: {} });
};

/** After those that were due: the next one of all. */
export const waitForNext = async (scope: Scope): Promise<void> => {
  const dueAt = await findNextLeaving(scope.tx);
  if (dueAt) await setTimerBy(scope, SCORES_LEAVE, { key: NEXT_TO_LEAVE, dueAt, payload: {} });
};

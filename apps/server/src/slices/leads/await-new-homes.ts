import { nextTimeOfDay } from '@propguard/rules/time/wall-time';
import type { TxScope } from '../../access/any-scope.ts';
import { findTimeZone } from '../../access/workspace-time-zone.ts';
import { setTimerOnce } from '../../timers/set-timer.ts';
import { NEW_HOMES } from './lead-timers.ts';

const MORNING = '07:00';

/** Tomorrow morning, by the workspace's clocks, what came on the market from now on is looked through. One waits at most. */
export const awaitNewHomes = async ({
  tx,
  workspaceId,
}: TxScope & { workspaceId: string }): Promise<void> => {
  const now = new Date();
  await setTimerOnce({ tx, workspaceId }, NEW_HOMES, {
    key: 'homes',
    dueAt: nextTimeOfDay(await findTimeZone(tx, workspaceId), MORNING, now),
    payload: { since: now.toISOString() },
  });
};

import type { TxScope } from '../../access/any-scope.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { isAnybodyWaiting } from './store.ts';
import { TIME_FREED } from './waitlist-timers.ts';

/** A time of an agent is free again: whoever waits for one is looked for, in a transaction of its own. */
export const noteFreedTime = async (
  { tx }: TxScope,
  { workspaceId, agentId, startsAt }: { workspaceId: string; agentId: string | null; startsAt: Date },
): Promise<void> => {
  if (agentId === null || startsAt <= new Date() || !(await isAnybodyWaiting(tx))) return;
  await setTimer({ tx, workspaceId }, TIME_FREED, {
    key: `${agentId}:${startsAt.toISOString()}`,
    dueAt: new Date(),
    payload: { agentId, startsAt: startsAt.toISOString() },
  });
};

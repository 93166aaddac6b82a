import type { TxScope } from '../../access/any-scope.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { isAnybodyWaiting } from './store.ts';
import { HOURS_CHANGED, TIME_FREED } from './waitlist-timers.ts';

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

/** An agent works at other hours: among them may be times that somebody waits for. */
export const noteNewHours = async (
  { tx }: TxScope,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
): Promise<void> => {
  if (!(await isAnybodyWaiting(tx))) return;
  await setTimer({ tx, workspaceId }, HOURS_CHANGED, {
    key: agentId,
    dueAt: new Date(),
    payload: { agentId },
  });
};

import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { BURST_ENDS, burstKey } from './burst.ts';
import { findWaitingSenders } from './inbound-store.ts';

/** Everything that came in and was not worked on is worked on now, each sender for themselves. */
export const workOnWaiting = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  connectionId: string,
): Promise<number> => {
  const senders = await findWaitingSenders(scope.tx, connectionId);
  for (const sender of senders)
    await setTimer(scope, BURST_ENDS, {
      key: burstKey(connectionId, sender),
      dueAt: new Date(),
      payload: { connectionId, sender },
    });
  return senders.length;
};

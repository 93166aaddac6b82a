import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { sendMessageJob } from './jobs.ts';
import { lockMessage, updateMessage } from './store.ts';

/** The hour has come: it waits for a worker again, which asks anew whether it may leave. */
export const releaseMessage = async ({
  services,
  tx,
  workspaceId,
  payload: { messageId },
}: TimerRun<{ messageId: string }>): Promise<void> => {
  const message = await lockMessage(tx, messageId);
  if (message?.state !== 'held' || message.reason !== 'quiet-hours') return;
  await updateMessage(tx, messageId, { state: 'queued', reason: null, leavesAfter: null });
  await enqueue(services.queue, tx, sendMessageJob, { workspaceId, accountId: null, input: { messageId } });
};

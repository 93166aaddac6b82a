import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { deliverWebhookJob } from './jobs.ts';

export const tryAgain = async ({ services, tx, workspaceId, key }: TimerRun<object>): Promise<void> => {
  await enqueue(services.queue, tx, deliverWebhookJob, {
    workspaceId,
    accountId: null,
    input: { deliveryId: key },
  });
};

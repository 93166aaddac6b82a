import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { pushNoticeJob } from './jobs.ts';

type Payload = { noticeId: string; subscriptionId: string; tries: number };

/** The push service is waited for in a job, not in the timer's transaction. */
export const queuePush = async ({ services, tx, workspaceId, payload }: TimerRun<Payload>): Promise<void> => {
  await enqueue(services.queue, tx, pushNoticeJob, { workspaceId, accountId: null, input: payload });
};

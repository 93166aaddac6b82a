import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { CHANNEL_CHECK, CHECK_EVERY_MS } from './burst.ts';
import { findConnection } from './connection-store.ts';
import { checkChannelJob } from './jobs.ts';

/** The moment has come: a job asks the service, and the next moment is set. */
export const checkSoon = async ({
  services,
  tx,
  workspaceId,
  key,
  payload,
}: TimerRun<{ connectionId: string }>): Promise<void> => {
  if (!(await findConnection(tx, payload.connectionId))) return;
  await enqueue(services.queue, tx, checkChannelJob, { workspaceId, accountId: null, input: payload });
  const dueAt = new Date(Date.now() + CHECK_EVERY_MS);
  await setTimer({ tx, workspaceId }, CHANNEL_CHECK, { key, dueAt, payload });
};

import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { setTimer } from '../../timers/set-timer.ts';
import { MAILBOX_READ, READ_EVERY_MS } from './burst.ts';
import { findConnection } from './connection-store.ts';
import { readMailboxJob } from './jobs.ts';

/** Every half minute, for as long as it is connected. The next time is set first: a job that is lost does not end it. */
export const readSoon = async ({
  services,
  tx,
  workspaceId,
  key,
  payload,
}: TimerRun<{ connectionId: string }>): Promise<void> => {
  if (!(await findConnection(tx, payload.connectionId))) return;
  const dueAt = new Date(Date.now() + READ_EVERY_MS);
  await setTimer({ tx, workspaceId }, MAILBOX_READ, { key, dueAt, payload });
  await enqueue(services.queue, tx, readMailboxJob, { workspaceId, accountId: null, input: payload });
};

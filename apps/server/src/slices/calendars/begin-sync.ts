import type * as z from 'zod';
import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { syncCalendarJob } from './jobs.ts';
import { findLink } from './store.ts';
import { type CALENDAR_SYNC, syncNext } from './sync-timer.ts';

/** Every few minutes, for as long as it is connected. The next time is set first: a job that is lost does not end it. */
export const beginSync = async ({
  services,
  tx,
  workspaceId,
  payload: { calendarId },
}: TimerRun<z.infer<typeof CALENDAR_SYNC.payload>>): Promise<void> => {
  const row = await findLink(tx, calendarId);
  if (!row) return;
  await syncNext({ tx, workspaceId }, calendarId, row.link.failures);
  await enqueue(services.queue, tx, syncCalendarJob, { workspaceId, accountId: null, input: { calendarId } });
};

import { nextHubspotTry } from '@propguard/rules/hubspot/sync-limits';
import { enqueue } from '../../jobs/enqueue.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { findConnection } from './connection-store.ts';
import { syncHubspotJob } from './jobs.ts';
import { syncAt } from './sync-timer.ts';

/** Every few minutes, and soon after a change. The next time is set first: a job that is lost does not end it. */
export const beginSync = async ({
  services,
  tx,
  workspaceId,
  payload,
}: TimerRun<{ connectionId: string }>): Promise<void> => {
  const row = await findConnection(tx);
  if (row?.id !== payload.connectionId || row.state === 'stopped') return;
  const now = new Date();
  // HubSpot asked for a pause: whoever changes a lead meanwhile does not end it.
  if (row.state === 'waiting' && row.nextTryAt && row.nextTryAt > now)
    return syncAt({ tx, workspaceId }, row.id, row.nextTryAt);
  await syncAt({ tx, workspaceId }, row.id, nextHubspotTry(0, now));
  await enqueue(services.queue, tx, syncHubspotJob, { workspaceId, accountId: null, input: payload });
};

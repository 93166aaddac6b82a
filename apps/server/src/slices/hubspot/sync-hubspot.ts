import { nextHubspotTry } from '@propguard/rules/hubspot/sync-limits';
import { publish } from '../../events/publish.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { HubspotProblem } from '../../providers/hubspot/hubspot-port.ts';
import {
  type ConnectionChange,
  type ConnectionRow,
  findConnection,
  takeConnection,
  updateConnection,
} from './connection-store.ts';
import { forgetThere } from './forget-there.ts';
import type { SyncRun } from './meet.ts';
import { openKeys, portOf } from './open-account.ts';
import { sendWaiting } from './send-waiting.ts';
import { settleStop, tellOfStop } from './stop-notice.ts';
import { syncLater, syncSoon } from './sync-timer.ts';
import { catchUp, takeTold } from './take-changed.ts';

/** So long one run may be silent; if it is lost, another begins after that. */
const LEASE_MS = 4 * 60_000;
const leaseEnd = (): Date => new Date(Date.now() + LEASE_MS);
/** After so many batches others get their turn. */
const BATCHES_A_RUN = 50;

/** True when more waits than one run does. */
const bothWays = async (run: SyncRun, { id, takenUntil }: ConnectionRow): Promise<boolean> => {
  const prolong = () => run.transaction((tx) => updateConnection(tx, id, { syncingUntil: leaseEnd() }));
  await forgetThere(run);
  while (await takeTold(run)) await prolong();
  await catchUp(run, takenUntil);
  for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
    if (!(await sendWaiting(run))) return false;
    await prolong();
  }
  return true;
};

/** What is known of the problem is told; what is not is a fault of ours, and logged. */
const afterFailure = (run: SyncRun, { failures }: ConnectionRow, error: unknown): ConnectionChange => {
  const now = new Date();
  if (!(error instanceof HubspotProblem)) {
    run.services.log.warn({ err: error, connectionId: run.input.connectionId }, 'HubSpot was not synced');
    return {
      state: 'waiting',
      problem: 'Something went wrong here. We’ll try again.',
      failures: failures + 1,
      nextTryAt: nextHubspotTry(failures + 1, now),
    };
  }
  const { kind, message, askedForMs } = error;
  if (kind === 'token')
    return {
      state: 'stopped',
      problem: 'HubSpot no longer accepts the token. Enter a new one.',
      nextTryAt: null,
    };
  if (kind === 'scope') return { state: 'stopped', problem: message, nextTryAt: null };
  if (kind === 'limit')
    return { state: 'waiting', problem: message, nextTryAt: new Date(now.getTime() + askedForMs) };
  return {
    state: 'waiting',
    problem: message,
    failures: failures + 1,
    nextTryAt: nextHubspotTry(failures + 1, now, askedForMs),
  };
};

/** Compares leads with HubSpot, both ways. What fails is left as it was, and compared again. */
export const syncHubspot = async (job: JobRun<{ connectionId: string }>): Promise<JobOutcome> => {
  const { workspaceId, services, input, signal } = job;
  if (workspaceId === null) throw new Error('HubSpot is connected to a workspace.');
  const row = await job.transaction(async (tx) => {
    const taken = await takeConnection(tx, input.connectionId, leaseEnd());
    if (!taken && (await findConnection(tx))?.id === input.connectionId)
      await syncSoon({ tx, workspaceId }, input.connectionId);
    return taken;
  });
  if (!row) return {};
  const finish = (change: ConnectionChange) =>
    job.transaction(async (tx) => {
      await updateConnection(tx, row.id, { ...change, syncingUntil: null });
      if (change.state === 'working') await settleStop({ tx, workspaceId }, row);
      else await tellOfStop({ tx, workspaceId }, row, change);
      if (change.nextTryAt) await syncLater({ tx, workspaceId }, row.id, change.nextTryAt);
      await publish(tx, { workspaceId, subject: 'hubspot', id: row.id });
    });
  const { token } = openKeys({ services }, row.sealedKeys);
  const run: SyncRun = { ...job, workspaceId, port: portOf({ services }, token, signal) };
  try {
    const isMore = await bothWays(run, row);
    const now = new Date();
    await finish({
      state: 'working',
      problem: null,
      failures: 0,
      syncedAt: now,
      nextTryAt: isMore ? now : nextHubspotTry(0, now),
    });
  } catch (error) {
    signal.throwIfAborted();
    await finish(afterFailure(run, row, error));
  }
  return {};
};

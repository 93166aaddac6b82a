import type { HubspotKeys, HubspotState } from '@propguard/protocol/hubspot';
import type { WorkspaceScope, WorkspaceSteps } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { HubspotProblem } from '../../providers/hubspot/hubspot-port.ts';
import { cancelTimer } from '../../timers/set-timer.ts';
import { demandAccount } from '../workspaces/demand-account.ts';
import {
  type ConnectionChange,
  deleteConnection,
  findConnection,
  insertConnection,
  updateConnection,
} from './connection-store.ts';
import { openKeys, portOf, sealKeys } from './open-account.ts';
import { wantLeads } from './pair-store.ts';
import { showState } from './show-state.ts';
import { settleStop, tellOfStop } from './stop-notice.ts';
import { HUBSPOT_SYNC, syncAt } from './sync-timer.ts';

const WORKING = { state: 'working', problem: null, failures: 0, nextTryAt: null } as const;

/** HubSpot is asked first, outside of any transaction: what it does not know is not kept. */
export const connectHubspot = async (
  { services, openWorkspace }: WorkspaceSteps,
  keys: HubspotKeys,
): Promise<HubspotState> => {
  await openWorkspace('write', demandAccount);
  const port = portOf({ services }, keys.token);
  const ask = async () => {
    const account = await port.probe();
    await port.prepare();
    return account;
  };
  const account = await ask().catch((error: unknown) => {
    if (!(error instanceof HubspotProblem)) throw error;
    throw invalid({ field: 'token', message: error.message });
  });
  return openWorkspace('write', async (scope) => {
    const { tx, workspaceId } = scope;
    const kept = { ...account, ...WORKING, sealedKeys: sealKeys({ services }, keys) };
    const before = await findConnection(tx);
    // The same account again has other keys. Another account has other contacts: what is known of those says nothing of these.
    const isSame = before?.accountId === account.accountId;
    if (before && !isSame) {
      await settleStop(scope, before);
      await deleteConnection(tx);
    }
    const id = before && isSame ? before.id : await insertConnection(tx, { workspaceId, ...kept });
    if (before && isSame) await updateConnection(tx, id, kept);
    else await wantLeads(tx, 'all');
    await syncAt(scope, id, new Date());
    await publish(tx, { workspaceId, subject: 'hubspot', id });
    return showState(scope);
  });
};

/** Asks again now, by somebody who looks at it. What had stopped goes on. */
export const testHubspot = async ({ services, openWorkspace }: WorkspaceSteps): Promise<HubspotState> => {
  const row = await openWorkspace('read', ({ tx }) => findConnection(tx));
  if (!row) throw fail('NOT_FOUND');
  const { token } = openKeys({ services }, row.sealedKeys);
  const problem = await portOf({ services }, token)
    .probe()
    .then(
      () => null,
      (error: unknown) => {
        if (error instanceof HubspotProblem) return error;
        throw error;
      },
    );
  return openWorkspace('write', async (scope) => {
    const { tx, workspaceId } = scope;
    const isStopped = problem?.kind === 'token' || problem?.kind === 'scope';
    if (problem) {
      const change: ConnectionChange = {
        problem: problem.message,
        ...(isStopped && { state: 'stopped', nextTryAt: null }),
      };
      await updateConnection(tx, row.id, change);
      await tellOfStop(scope, row, change);
    } else {
      await updateConnection(tx, row.id, WORKING);
      await syncAt(scope, row.id, new Date());
    }
    await publish(tx, { workspaceId, subject: 'hubspot', id: row.id });
    return showState(scope);
  });
};

/** Not before HubSpot asked for, where it did. What has stopped waits for other keys, or a test. */
export const syncNow = async (scope: WorkspaceScope): Promise<HubspotState> => {
  const row = await findConnection(scope.tx);
  if (!row) throw fail('NOT_FOUND');
  if (row.state === 'stopped') throw fail('CONFLICT');
  await syncAt(scope, row.id, new Date());
  return showState(scope);
};

/** What was sent and taken stays on both sides. */
export const disconnectHubspot = async (scope: WorkspaceScope): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const row = await findConnection(tx);
  if (!row) throw fail('NOT_FOUND');
  await cancelTimer(scope, HUBSPOT_SYNC, row.id);
  await settleStop(scope, row);
  await deleteConnection(tx);
  await publish(tx, { workspaceId, subject: 'hubspot', id: null });
  return { done: true };
};

import type { TxScope } from '../../access/any-scope.ts';
import { wantLeads } from './pair-store.ts';
import { syncSoon } from './sync-timer.ts';

/** Something about these leads changed: they are compared with HubSpot soon, where a workspace has connected it. */
export const wantInHubspot = async (
  { tx, workspaceId }: TxScope & { workspaceId: string },
  leadIds: readonly string[] | 'all',
): Promise<void> => {
  const connectionId = await wantLeads(tx, leadIds);
  if (connectionId) await syncSoon({ tx, workspaceId }, connectionId);
};

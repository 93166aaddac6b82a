import type { HubspotState } from '@propguard/protocol/hubspot';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findConnection } from './connection-store.ts';
import { webhookOf } from './open-account.ts';
import { countPairs } from './pair-store.ts';
import { toConnection } from './view.ts';

export const showState = async ({
  services,
  tx,
}: Pick<WorkspaceScope, 'services' | 'tx'>): Promise<HubspotState> => {
  const row = await findConnection(tx);
  if (!row) return { connection: null };
  return { connection: toConnection(row, await countPairs(tx, row.id), webhookOf({ services }, row.id)) };
};

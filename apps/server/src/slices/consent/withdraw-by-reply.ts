import type { ConsentChannel } from '@propguard/rules/consent/consent-events';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { insertEvent } from './store.ts';

/** Somebody answered with STOP: from now on nothing that sells goes to this address on this channel. */
export const withdrawByReply = (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { addressId, channel }: { addressId: string; channel: ConsentChannel },
): Promise<void> =>
  insertEvent(tx, { workspaceId, personAddressId: addressId, channel, kind: 'withdrawn', source: 'message' });

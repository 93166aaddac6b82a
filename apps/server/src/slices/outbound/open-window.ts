import { CHANNEL_ABILITIES, type ConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { widenWindow } from './store.ts';

const HOUR_MS = 3_600_000;
/** Later than anybody asks. */
const FOR_GOOD = new Date('9999-01-01T00:00:00Z');

/** They wrote: from then on, for as long as the channel allows, they can be answered in words of our own. */
export const openWindow = (
  { tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  { addressId, channel, wroteAt }: { addressId: string; channel: ConnectedChannel; wroteAt: Date },
): Promise<void> => {
  const { windowHours } = CHANNEL_ABILITIES[channel];
  const openUntil = windowHours === null ? FOR_GOOD : new Date(wroteAt.getTime() + windowHours * HOUR_MS);
  return widenWindow(tx, { workspaceId, personAddressId: addressId, openUntil });
};

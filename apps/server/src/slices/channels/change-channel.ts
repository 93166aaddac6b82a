import { randomInt } from 'node:crypto';
import type { ChannelCard } from '@propguard/protocol/channels';
import { isConnectedChannel } from '@propguard/rules/channels/channel-abilities';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { cancelTimer } from '../../timers/set-timer.ts';
import { releaseChannel } from '../outbound/release-channel.ts';
import { CHANNEL_CHECK, MAILBOX_READ } from './burst.ts';
import {
  type ConnectionRow,
  deleteConnection,
  findConnection,
  updateConnection,
} from './connection-store.ts';
import { getChannel } from './overview.ts';
import { workOnWaiting } from './work-on-waiting.ts';

export const demandChannel = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  id: string,
): Promise<ConnectionRow> => {
  const connection = await findConnection(tx, id);
  if (!connection) throw fail('NOT_FOUND');
  return connection;
};

/** Off: nothing is answered and nothing leaves, but what comes in is kept. On again: it is worked on, and what waited leaves. */
export const switchChannel = async (
  scope: WorkspaceScope,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<ChannelCard> => {
  const { tx, workspaceId } = scope;
  const { channel } = await demandChannel(scope, id);
  await updateConnection(tx, id, { isEnabled: enabled });
  if (enabled) {
    await workOnWaiting(scope, id);
    if (isConnectedChannel(channel)) await releaseChannel(scope, channel);
  }
  await publish(tx, { workspaceId, subject: 'channels', id });
  return getChannel(scope, channel);
};

export const removeChannel = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  await demandChannel(scope, id);
  await cancelTimer(scope, CHANNEL_CHECK, id);
  await cancelTimer(scope, MAILBOX_READ, id);
  await deleteConnection(tx, id);
  await publish(tx, { workspaceId, subject: 'channels', id: null });
  return { done: true };
};

/** A word that nobody writes by chance. */
export const startTest = async (scope: WorkspaceScope, id: string): Promise<ChannelCard> => {
  const { tx, workspaceId } = scope;
  const { channel } = await demandChannel(scope, id);
  const testCode = `test ${randomInt(100_000, 1_000_000)}`;
  await updateConnection(tx, id, { testCode, testedAt: null });
  await publish(tx, { workspaceId, subject: 'channels', id });
  return getChannel(scope, channel);
};

import type { OutboundChannel } from '@propguard/rules/outbound/outbound-messages';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendMessageJob } from './jobs.ts';
import { findHeldFor, updateMessage } from './store.ts';

/** There is a way out again: what waited for it waits for a worker now, which asks anew whether it may leave. */
export const releaseChannel = async (
  { services: { queue }, tx, workspaceId }: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>,
  channel: OutboundChannel,
): Promise<void> => {
  for (const { id: messageId } of await findHeldFor(tx, channel)) {
    await updateMessage(tx, messageId, { state: 'queued', reason: null });
    await enqueue(queue, tx, sendMessageJob, { workspaceId, accountId: null, input: { messageId } });
  }
};

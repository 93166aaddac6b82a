import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendMessageJob } from './jobs.ts';
import { findHeldForOwner, updateMessage } from './store.ts';

/** An owner has confirmed their address: what waited for that waits for a worker now. */
export const releaseForOwner = async ({
  services: { queue },
  tx,
  workspaceId,
}: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>): Promise<void> => {
  for (const { id: messageId } of await findHeldForOwner(tx, workspaceId)) {
    await updateMessage(tx, messageId, { state: 'queued', reason: null });
    await enqueue(queue, tx, sendMessageJob, { workspaceId, accountId: null, input: { messageId } });
  }
};

import type { TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';

/** Browsers look again: the operator's outbox for the installation's own, the workspace's list for the others. */
export const tellOfMessage = (
  { tx }: TxScope,
  { id, workspaceId }: { id: string; workspaceId: string | null },
): Promise<void> => publish(tx, { workspaceId, subject: workspaceId === null ? 'outbox' : 'outbound', id });

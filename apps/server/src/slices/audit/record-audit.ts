import { openUnattended } from '../../access/open-unattended.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { afterEnd, type Tx } from '../../db/database.ts';
import { appendRecords } from './append-records.ts';
import { chainOf } from './chain.ts';
import { type AuditedWork, beginningOf } from './start-audit.ts';
import { workspaceExists } from './store.ts';

/**
 * Does work inside the request's transaction and writes down that it was done. Work that throws is undone with its
 * transaction: its FAILED is written in one of its own, once the first has ended.
 */
export const recordAudit = async <T>(
  scope: WorkspaceScope,
  entry: Omit<AuditedWork, 'startedAt' | 'entryId'>,
  work: () => Promise<T>,
): Promise<T> => {
  const { tx, services, workspaceId } = scope;
  const chain = chainOf(scope);
  const startedAt = new Date();
  const write = (ownTx: Tx, status: 'COMPLETED' | 'FAILED'): Promise<void> => {
    const beginning = beginningOf(chain, { ...entry, startedAt });
    return appendRecords({ tx: ownTx }, beginning, [beginning, { ...beginning, status, at: new Date() }]);
  };
  const result = await work().catch((error: unknown) => {
    afterEnd(tx, () =>
      openUnattended(services.database, workspaceId, async (ownTx) => {
        // A visitor's first write makes the workspace: when it fails, there is none to keep a trail for.
        if (!(await workspaceExists(ownTx, workspaceId))) return;
        await write(ownTx, 'FAILED');
      }),
    );
    throw error;
  });
  await write(tx, 'COMPLETED');
  return result;
};

import { openUnattended } from '../../access/open-unattended.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { afterEnd } from '../../db/database.ts';
import { chainOf } from './chain.ts';
import { endAudit } from './end-audit.ts';
import { type AuditedWork, startAudit } from './start-audit.ts';
import { workspaceExists } from './store.ts';

/**
 * Does work inside the request's transaction and writes down that it was done. Work that throws is undone with its
 * transaction: its FAILED is written in one of its own, once the first has ended.
 */
export const recordAudit = async <T>(
  scope: WorkspaceScope,
  entry: Omit<AuditedWork, 'startedAt'>,
  work: () => Promise<T>,
): Promise<T> => {
  const { tx, services, workspaceId } = scope;
  const chain = chainOf(scope);
  const started = { ...entry, startedAt: new Date() };
  const result = await work().catch((error: unknown) => {
    afterEnd(tx, () =>
      openUnattended(services.database, workspaceId, async (ownTx) => {
        // A visitor's first write makes the workspace: when it fails, there is none to keep a trail for.
        if (!(await workspaceExists(ownTx, workspaceId))) return;
        await endAudit({ tx: ownTx }, await startAudit({ tx: ownTx }, chain, started), 'FAILED');
      }),
    );
    throw error;
  });
  await endAudit({ tx }, await startAudit({ tx }, chain, started), 'COMPLETED');
  return result;
};

import type { Database, Tx } from '../db/database.ts';

/**
 * The transaction of work that nobody waits for: a job, a message of a payment provider, what is written down after a
 * request failed. In the workspace that it is about; as the installation when it is about none.
 */
export const openUnattended = <T>(
  database: Pick<Database, 'asInstallation' | 'inWorkspace'>,
  workspaceId: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  workspaceId === null
    ? database.asInstallation(work)
    : database.inWorkspace({ workspaceId, accountId: null }, 'write', work);

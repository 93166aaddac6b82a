import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Whether a job of the installation of this kind waits or runs. */
export const hasOpenJob = async (tx: Pick<NodePgDatabase, 'execute'>, kind: string): Promise<boolean> => {
  const found = await tx.execute(
    sql`select 1 from job where workspace_id is null and kind = ${kind} and state in ('queued', 'running') limit 1`,
  );
  return found.rows.length > 0;
};

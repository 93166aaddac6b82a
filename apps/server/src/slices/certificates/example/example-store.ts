import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Homes that were sold in the sample world. */
export const findSampleHomes = async (db: NodePgDatabase, limit: number): Promise<string[]> => {
  const found = await db.execute<{ id: string }>(sql`
    select distinct s.property_id as id from sale s join dataset d on d.id = s.dataset_id
    where d.sample order by 1 limit ${limit}`);
  return found.rows.map(({ id }) => id);
};

/** Whether such a job of the installation waits or runs. */
export const hasOpenJob = async (tx: Pick<NodePgDatabase, 'execute'>, kind: string): Promise<boolean> => {
  const found = await tx.execute(
    sql`select 1 from job where workspace_id is null and kind = ${kind} and state in ('queued', 'running') limit 1`,
  );
  return found.rows.length > 0;
};

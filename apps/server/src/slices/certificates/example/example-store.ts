import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Homes that were sold in the sample world. */
export const findSampleHomes = async (db: NodePgDatabase, limit: number): Promise<string[]> => {
  const found = await db.execute<{ id: string }>(sql`
    select distinct s.property_id as id from sale s join dataset d on d.id = s.dataset_id
    where d.sample order by 1 limit ${limit}`);
  return found.rows.map(({ id }) => id);
};

import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';

type Done = { mailed: boolean; backup: boolean; imported: boolean };

export const findDone = async (tx: Tx): Promise<Done> => {
  const { rows } = await tx.execute<Done>(sql`select
    exists (select from outbound_message where workspace_id is null and state in ('sent', 'delivered', 'read')) as mailed,
    exists (select from backup where state = 'succeeded') as backup,
    exists (select from data_import where state = 'completed') as imported`);
  return rows[0] ?? { mailed: false, backup: false, imported: false };
};

import type { StorageUse } from '@propguard/protocol/workspaces';
import { sql } from 'drizzle-orm';
import type { TxScope } from './any-scope.ts';

/** As the triggers count it that refuse what goes beyond. */
export const getStorageUse = async ({
  tx,
  workspaceId,
}: TxScope & { workspaceId: string }): Promise<StorageUse> => {
  const { rows } = await tx.execute<{ of: 'visitor' | 'workspace'; used: string; most: string }>(sql`
    select l.kind as of, coalesce(s.bytes, 0) as used, l.bytes as most
    from workspace w
    join storage_limit l on l.kind = case when w.visitor then 'visitor' else 'workspace' end
    left join storage_use s on s.workspace_id = w.id
    where w.id = ${workspaceId}`);
  const row = rows[0];
  if (!row) throw new Error('The limits of storage were not written down at the start.');
  return { of: row.of, usedBytes: Number(row.used), limitBytes: Number(row.most) };
};

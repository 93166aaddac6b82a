import type { StorageUse } from '@propguard/protocol/workspaces';
import { sql } from 'drizzle-orm';
import type { InstallationScope } from '../../access/installation-scope.ts';

/** Of all workspaces and the installation together. */
export const getStorageUse = async ({ tx }: InstallationScope): Promise<StorageUse> => {
  const { rows } = await tx.execute<{ used: string; most: string }>(sql`
    select (select coalesce(sum(bytes), 0) from storage_use) as used, bytes as most
    from storage_limit where kind = 'installation'`);
  const row = rows[0];
  if (!row) throw new Error('The limits of storage were not written down at the start.');
  return { of: 'installation', usedBytes: Number(row.used), limitBytes: Number(row.most) };
};

import type { LogCheckpoint } from '@propguard/protocol/certificates';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fail } from '../../../fail.ts';
import { findCheckpoint, findNewestCheckpoint } from './log-store.ts';

export const getCheckpoint = async (db: NodePgDatabase, size: number | undefined): Promise<LogCheckpoint> => {
  const row = size === undefined ? await findNewestCheckpoint(db) : await findCheckpoint(db, size);
  if (!row) throw fail('NOT_FOUND');
  return {
    size: row.size,
    rootHash: `0x${row.rootHash.toString('hex')}`,
    note: row.note,
    signedAt: row.signedAt.toISOString(),
    anchor: row.anchor,
  };
};

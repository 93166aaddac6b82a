import type { LogCheckpoint } from '@propguard/protocol/certificates';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { fail } from '../../../fail.ts';
import { findCheckpoint, findNewestCheckpoint } from './log-store.ts';

export const getCheckpoint = async (
  { reader }: ReferenceScope,
  size: number | undefined,
): Promise<LogCheckpoint> => {
  const row = size === undefined ? await findNewestCheckpoint(reader) : await findCheckpoint(reader, size);
  if (!row) throw fail('NOT_FOUND');
  return {
    size: row.size,
    rootHash: `0x${row.rootHash.toString('hex')}`,
    note: row.note,
    signedAt: row.signedAt.toISOString(),
    anchor: row.anchor,
  };
};

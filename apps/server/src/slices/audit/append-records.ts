import type { TxScope } from '../../access/any-scope.ts';
import { together } from '../../db/together.ts';
import { publish } from '../../events/publish.ts';
import { type AuditRecordRow, recordDigest } from './record-digest.ts';
import { findLastRecord, insertRecords, lockChain } from './store.ts';

export type NewRecord = Omit<AuditRecordRow, 'id' | 'position' | 'previousDigest' | 'digest'>;
type Linked = Omit<AuditRecordRow, 'id'>;

const link = (last: Pick<Linked, 'position' | 'digest'> | undefined, record: NewRecord): Linked => {
  const linked = { ...record, position: (last?.position ?? 0) + 1, previousDigest: last?.digest ?? null };
  return { ...linked, digest: recordDigest(linked) };
};

/**
 * Records of one entry, in order. Those of one chain wait for each other until the transaction ends, so that each knows
 * the one before it.
 */
export const appendRecords = async (
  { tx }: TxScope,
  { workspaceId, entryId }: Pick<NewRecord, 'workspaceId' | 'entryId'>,
  records: readonly Omit<NewRecord, 'workspaceId' | 'entryId'>[],
): Promise<void> => {
  const [, newest] = await together(lockChain(tx, workspaceId), findLastRecord(tx, workspaceId));
  let last: Pick<Linked, 'position' | 'digest'> | undefined = newest;
  const linked = records.map((record) => {
    const next = link(last, { ...record, workspaceId, entryId });
    last = next;
    return next;
  });
  await insertRecords(tx, linked);
  await publish(tx, { workspaceId, subject: 'audit', id: entryId });
};

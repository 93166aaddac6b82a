import type { TxScope } from '../../access/any-scope.ts';
import { publish } from '../../events/publish.ts';
import { type AuditRecordRow, recordDigest } from './record-digest.ts';
import { findLastRecord, insertRecord, lockChain } from './store.ts';

type NewRecord = Omit<AuditRecordRow, 'id' | 'position' | 'previousDigest' | 'digest'>;

/** Records of one chain wait for each other until the transaction ends, so that each knows the one before it. */
export const appendRecord = async ({ tx }: TxScope, record: NewRecord): Promise<void> => {
  await lockChain(tx, record.workspaceId);
  const last = await findLastRecord(tx, record.workspaceId);
  const linked = {
    ...record,
    position: (last?.position ?? 0) + 1,
    previousDigest: last?.digest ?? null,
  };
  await insertRecord(tx, { ...linked, digest: recordDigest(linked) });
  await publish(tx, { workspaceId: record.workspaceId, subject: 'audit', id: record.entryId });
};

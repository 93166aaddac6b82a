import type { AuditStatus } from '@propguard/rules/lending/audit-trail';
import type { TxScope } from '../../access/any-scope.ts';
import { appendRecords } from './append-records.ts';
import { findBeginning } from './store.ts';

/** Ends an entry by a further record: the first one stays as it was. Ending it twice is refused by the database. */
export const endAudit = async (
  { tx }: TxScope,
  entryId: string,
  status: Exclude<AuditStatus, 'IN_PROGRESS'>,
): Promise<void> => {
  const beginning = await findBeginning(tx, entryId);
  if (!beginning) throw new Error('An audit entry that was never begun cannot end.');
  const { id: _id, position: _position, previousDigest: _previous, digest: _digest, ...said } = beginning;
  await appendRecords({ tx }, said, [{ ...said, status, at: new Date() }]);
};

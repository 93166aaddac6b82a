import type { TxScope } from '../../access/any-scope.ts';
import type { AuditRecordRow } from './record-digest.ts';
import { findRecords } from './store.ts';

const RECORDS_AT_ONCE = 1_000;

/** A whole chain from its beginning, without ever holding all of it. */
export async function* readChain(
  { tx }: TxScope,
  workspaceId: string | null,
): AsyncGenerator<AuditRecordRow> {
  let after = 0;
  for (;;) {
    const records = await findRecords(tx, { workspaceId, after, limit: RECORDS_AT_ONCE });
    yield* records;
    const last = records.at(-1);
    if (!last || records.length < RECORDS_AT_ONCE) return;
    after = last.position;
  }
}

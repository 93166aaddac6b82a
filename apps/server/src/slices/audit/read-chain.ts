import { type OwnScope, workspaceOf } from '../../access/own-scope.ts';
import type { AuditRecordRow } from './record-digest.ts';
import { findRecords } from './store.ts';

const RECORDS_AT_ONCE = 1_000;

/** One transaction of whoever asks, on the own trail. */
export type OwnStep = <T>(work: (scope: OwnScope) => Promise<T>) => Promise<T>;

/**
 * A whole chain from its beginning, without ever holding all of it; a step of its own for each piece, since records
 * are only ever added behind the last.
 */
export async function* readChain(open: OwnStep): AsyncGenerator<AuditRecordRow[]> {
  for (let after = 0; ; ) {
    const from = after;
    const records = await open((scope) =>
      findRecords(scope.tx, { workspaceId: workspaceOf(scope), after: from, limit: RECORDS_AT_ONCE }),
    );
    yield records;
    const last = records.at(-1);
    if (!last || records.length < RECORDS_AT_ONCE) return;
    after = last.position;
  }
}

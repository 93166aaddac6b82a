import type { ImportCounts } from '@propguard/protocol/data-imports';
import { sql } from 'drizzle-orm';
import type { TxScope } from '../../../access/any-scope.ts';
import type { Tx } from '../../../db/database.ts';
import type { Publisher } from '../publishers/publisher.ts';
import { changeImport, countNotes, countRejected, countStaged } from '../store.ts';

/** An earlier run may have settled the same rows, when other things were known. */
const unsettle = async (tx: Tx, importId: string): Promise<void> => {
  await tx.execute(
    sql`update staged_row set outcome = null where import_id = ${importId} and outcome is not null`,
  );
  await tx.execute(sql`delete from rejected_row where import_id = ${importId} and settled`);
};

const sentAt = sql`coalesce(content ->> 'sentAt', '')`;

/**
 * Of rows about one thing the one that was sent last stands, else the first. Those that agree with it are duplicates,
 * the others are rejected.
 */
const settleRepeats = async (tx: Tx, importId: string, { compared }: Publisher): Promise<void> => {
  await tx.execute(sql`
    update staged_row s set outcome = case
      when seen.said = seen.first_said then 'duplicate'
      when seen.sent < seen.last_sent then 'superseded'
      else 'conflicting-rows' end
    from (
      select record, ${compared} as said, first_value(${compared}) over same as first_said, ${sentAt} as sent,
        first_value(${sentAt}) over same as last_sent, row_number() over same as place
      from staged_row where import_id = ${importId}
      window same as (partition by row_id order by ${sentAt} desc, record)
    ) seen
    where s.import_id = ${importId} and s.record = seen.record and seen.place > 1`);
};

/** One dealing, one home, another day or address: a correction, sent again. */
const settleCorrections = async (tx: Tx, importId: string): Promise<void> => {
  await tx.execute(sql`
    update staged_row s set outcome = 'superseded'
    from (
      select record, ${sentAt} as sent, first_value(${sentAt}) over same as last_sent
      from staged_row where import_id = ${importId} and bundle is not null and outcome is null
      window same as (partition by bundle, content ->> 'part' order by ${sentAt} desc, record)
    ) seen
    where s.import_id = ${importId} and s.record = seen.record and seen.sent < seen.last_sent`);
};

const reportRejected = async (tx: Tx, importId: string): Promise<void> => {
  await tx.execute(sql`
    insert into rejected_row (import_id, record, line, file, reason, bundle, part, source, settled)
    select import_id, record, line, file, outcome, bundle, content ->> 'part', source, true from staged_row
    where import_id = ${importId} and outcome is not null and outcome <> 'duplicate'`);
};

/**
 * Decides about rows that only all rows together can decide about, and counts: read = accepted + rejected + duplicates,
 * which the database checks.
 */
export const settleRows = async (
  { tx }: TxScope,
  importId: string,
  publisher: Publisher,
  read: number,
): Promise<ImportCounts> => {
  await tx.execute(sql`select analyze_staged_rows()`);
  await unsettle(tx, importId);
  await settleRepeats(tx, importId, publisher);
  await settleCorrections(tx, importId);
  await publisher.markKnown(tx, importId);
  await reportRejected(tx, importId);
  const { accepted, duplicates } = await countStaged(tx, importId);
  const rejected = await countRejected(tx, importId);
  const replaced = await publisher.countReplaced(tx, importId);
  const withdrawn = await publisher.countWithdrawn(tx, importId);
  await changeImport(tx, importId, {
    readRows: read,
    acceptedRows: accepted,
    replacedRows: replaced,
    rejectedRows: rejected,
    duplicateRows: duplicates,
    withdrawnRows: withdrawn,
    notes: await countNotes(tx, importId),
    counted: true,
  });
  return { read, accepted, replaced, rejected, duplicates, withdrawn };
};

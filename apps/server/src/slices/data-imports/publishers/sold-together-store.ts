import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Publication } from './publisher.ts';
import { rememberRows } from './replaced-rows-store.ts';
import { acceptedRows } from './staged.ts';

/** Each home under a dealing is read, whether its row was taken or not. */
const ownParts = (importId: string): SQL => sql`
  select bundle, content ->> 'part' as part from staged_row where import_id = ${importId} and bundle is not null
  union
  select bundle, part from rejected_row where import_id = ${importId} and bundle is not null`;

/** What completed imports rejected: an import that was only checked, or undone, says nothing to another. */
const earlierRejected = (importId: string): SQL => sql`
  rejected_row r join data_import i on i.id = r.import_id
  where i.state = 'completed' and r.import_id <> ${importId} and r.bundle in (select bundle from own)`;

/**
 * Dealings of an import that are over several homes, by all that is known of them: lots of one dealing come in different
 * weeks. That an earlier import told so is enough, since the sale of the other home was withdrawn by it.
 */
const together = (importId: string): SQL => sql`
  with own as (${ownParts(importId)})
  select bundle from (
    select bundle, part from own
    union all
    select k.bundle, k.part from sale k where k.bundle in (select bundle from own)
    union all
    select r.bundle, r.part from ${earlierRejected(importId)}
  ) sold
  group by bundle having count(distinct part) > 1
  union
  select r.bundle from ${earlierRejected(importId)} and r.reason = 'several-properties'`;

/** One dealing, several homes: the price is for all of them together, also where we could not read one of them. */
export const markSoldTogether = async (tx: Tx, importId: string): Promise<void> => {
  // Two imports at once would each see one lot, and take it for the whole.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sales-sold-together'))`);
  await tx.execute(sql`
    update staged_row s set outcome = 'several-properties'
    where s.import_id = ${importId} and s.outcome is null and s.bundle in (${together(importId)})`);
  // The same sale from a source that names no dealing. It would also break the chain of the one that was withdrawn.
  await tx.execute(sql`
    update staged_row s set outcome = 'several-properties' from replaced_row r
    where s.import_id = ${importId} and s.outcome is null and r.table_name = 'sale' and r.row_id = s.row_id
      and not exists (select from sale k where k.id = s.row_id)`);
};

/** Earlier sales that turn out to be part of a dealing over several homes; some came before dealings were kept. */
const sales = (importId: string): SQL => sql`
  sale k where (
    k.bundle in (${together(importId)})
    or k.source_key in (
      select (s.content ->> 'sourceKey')::uuid from staged_row s
      where s.import_id = ${importId} and s.outcome = 'several-properties')
    or (k.id, k.price_aud) in (
      select s.row_id, (s.content #>> '{sale,priceAud}')::bigint from staged_row s
      where s.import_id = ${importId} and s.outcome = 'several-properties')
  ) and k.id not in (select s.row_id from ${acceptedRows(importId)})`;

export const countWithdrawn = async (tx: Tx, importId: string): Promise<number> => {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sales(importId)}`,
  );
  return rows[0]?.count ?? 0;
};

export const latestWithdrawn = async (tx: Tx, importId: string): Promise<string | null> => {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select max(k.contract_date)::text as day from ${sales(importId)}`,
  );
  return rows[0]?.day ?? null;
};

/** Takes the sales out; each stays as the last link of its chain, so that undoing this import brings it back. */
export const withdrawSales = async (tx: Tx, { importId, datasetId }: Publication): Promise<void> => {
  const ids = sql`select k.id from ${sales(importId)}`;
  await rememberRows(tx, 'sale', datasetId, ids);
  await tx.execute(sql`
    delete from sale k using replaced_row r
    where r.dataset_id = ${datasetId} and r.table_name = 'sale' and r.row_id = k.id`);
};

/** Sales that this dataset took out, as they were. */
export const bringBackWithdrawn = async (tx: Tx, datasetId: string): Promise<void> => {
  await tx.execute(sql`
    insert into sale select old.*
    from replaced_row mine, jsonb_populate_record(null::sale, mine.previous) old
    where mine.dataset_id = ${datasetId} and mine.table_name = 'sale'
      and not exists (select from sale k where k.id = mine.row_id)
      and not exists (
        select from replaced_row later
        where later.table_name = 'sale' and later.row_id = mine.row_id and later.previous_dataset_id = ${datasetId})`);
};

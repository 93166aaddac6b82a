import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';

/**
 * Versions of a row form a chain: the row itself belongs to the dataset that wrote it last, and that dataset's entry in
 * `replaced_row` holds what it was before, with the dataset of that, and so on. Undoing takes one link out, wherever
 * it stands, so that imports may be undone in any order.
 */
export type VersionedTable = 'property' | 'sale' | 'listing' | 'economic_observation';

const nameOf = (table: VersionedTable): SQL => sql`${table}::text`;

/** Keeps rows as they are before they are changed. `rows` gives their ids as `id`. */
export const rememberRows = async (
  tx: Tx,
  table: VersionedTable,
  datasetId: string,
  rows: SQL,
  extra: SQL = sql`'{}'::jsonb`,
): Promise<void> => {
  await tx.execute(sql`
    insert into replaced_row (dataset_id, table_name, row_id, previous, previous_dataset_id)
    select ${datasetId}, ${nameOf(table)}, t.id, to_jsonb(t) || ${extra}, t.dataset_id
    from ${sql.identifier(table)} t where t.id in (${rows}) and t.dataset_id <> ${datasetId}`);
};

/** Later versions get what this dataset had replaced as their own past; without one, they are the first. */
export const unlinkFromLater = async (tx: Tx, table: VersionedTable, datasetId: string): Promise<void> => {
  await tx.execute(sql`
    update replaced_row later set previous = mine.previous, previous_dataset_id = mine.previous_dataset_id
    from replaced_row mine
    where mine.dataset_id = ${datasetId} and mine.table_name = ${nameOf(table)}
      and later.table_name = mine.table_name and later.row_id = mine.row_id
      and later.previous_dataset_id = ${datasetId}`);
  await tx.execute(sql`
    delete from replaced_row
    where table_name = ${nameOf(table)} and previous_dataset_id = ${datasetId}`);
};

/** Puts the rows that the dataset still holds back to what they were. `columns` are all but the id. */
export const restoreRows = async (
  tx: Tx,
  table: VersionedTable,
  datasetId: string,
  columns: readonly string[],
): Promise<void> => {
  const name = sql.identifier(table);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const old = sql.join(
    columns.map((column) => sql`old.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${name} t set (${list}) = row(${old})
    from replaced_row mine, jsonb_populate_record(null::${name}, mine.previous) old
    where mine.dataset_id = ${datasetId} and mine.table_name = ${nameOf(table)}
      and t.id = mine.row_id and t.dataset_id = ${datasetId}`);
};

export const forgetReplaced = async (tx: Tx, table: VersionedTable, datasetId: string): Promise<void> => {
  await tx.execute(sql`
    delete from replaced_row where dataset_id = ${datasetId} and table_name = ${nameOf(table)}`);
};

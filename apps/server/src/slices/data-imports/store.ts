import type { ImportSettings, RowNoteCount } from '@propguard/protocol/data-imports';
import type { RejectReason } from '@propguard/rules/imports/reject-reasons';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { dataImports, rejectedRows, stagedRows } from '../../db/schema/data-imports.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type ImportRow = typeof dataImports.$inferSelect;
type Beside = { jobState: string | null; jobError: string | null; receivedBytes: number };
/** With the state of the job that works on it, and how much of its file has arrived. */
export type ImportWithJob = ImportRow & Beside;

const shown = {
  import: dataImports,
  jobState: jobs.state,
  jobError: jobs.error,
  receivedBytes: sql<number>`coalesce(${uploads.receivedBytes}, ${dataImports.sizeBytes})`.mapWith(Number),
};
type Shown = { import: ImportRow } & Beside;
const flat = ({ import: row, jobState, jobError, receivedBytes }: Shown): ImportWithJob => ({
  ...row,
  jobState,
  jobError,
  receivedBytes,
});

export const listImports = async (
  tx: Tx,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<(ImportWithJob & { atMicros: string })[]> => {
  const rows = await tx
    .select({ ...shown, atMicros: microsOf(dataImports.createdAt) })
    .from(dataImports)
    .leftJoin(jobs, eq(jobs.id, dataImports.jobId))
    .leftJoin(uploads, eq(uploads.id, dataImports.uploadId))
    .where(olderThan(dataImports, after))
    .orderBy(...newestFirst(dataImports))
    .limit(limit);
  return rows.map((row) => ({ ...flat(row), atMicros: row.atMicros }));
};

export const findImport = async (tx: Tx, id: string): Promise<ImportWithJob | undefined> => {
  const [row] = await tx
    .select(shown)
    .from(dataImports)
    .leftJoin(jobs, eq(jobs.id, dataImports.jobId))
    .leftJoin(uploads, eq(uploads.id, dataImports.uploadId))
    .where(eq(dataImports.id, id));
  return row && flat(row);
};

/** Holds the row until the transaction ends. */
export const lockImport = async (tx: Tx, id: string): Promise<ImportWithJob | undefined> => {
  await tx.select({ id: dataImports.id }).from(dataImports).where(eq(dataImports.id, id)).for('update');
  return findImport(tx, id);
};

export const insertImport = async (tx: Tx, row: typeof dataImports.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(dataImports).values(row).returning({ id: dataImports.id });
  if (!made) throw new Error('The import was not written.');
  return made.id;
};

export const changeImport = async (tx: Tx, id: string, change: Partial<ImportRow>): Promise<void> => {
  await tx.update(dataImports).set(change).where(eq(dataImports.id, id));
};

/** Its rows go with it, those that are staged too. */
export const deleteImport = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(dataImports).where(eq(dataImports.id, id));
};

/** A completed import of the same content, the newest. */
export const findSameContent = async (tx: Tx, contentHash: string, notId: string) => {
  const [row] = await tx
    .select({ id: dataImports.id, fileName: dataImports.fileName, completedAt: dataImports.completedAt })
    .from(dataImports)
    .where(
      and(
        eq(dataImports.contentHash, contentHash),
        eq(dataImports.state, 'completed'),
        ne(dataImports.id, notId),
      ),
    )
    .orderBy(desc(dataImports.completedAt))
    .limit(1);
  return row;
};

/** An import of the same file with the same settings that was begun on a disk and never ended. */
export const findUnfinished = async (
  tx: Tx,
  contentHash: string,
  settings: ImportSettings,
): Promise<string | undefined> => {
  const [row] = await tx
    .select({ id: dataImports.id })
    .from(dataImports)
    .where(
      and(
        eq(dataImports.contentHash, contentHash),
        inArray(dataImports.state, ['checking', 'checked', 'importing']),
        isNull(dataImports.jobId),
        sql`${dataImports.settings} = ${JSON.stringify(settings)}::jsonb`,
      ),
    )
    .orderBy(desc(dataImports.createdAt))
    .limit(1);
  return row?.id;
};

export const findDraftsBefore = (tx: Tx, before: Date): Promise<{ id: string; uploadId: string | null }[]> =>
  tx
    .select({ id: dataImports.id, uploadId: dataImports.uploadId })
    .from(dataImports)
    .where(
      and(
        inArray(dataImports.state, ['uploading', 'ready', 'checked', 'refused']),
        lt(dataImports.createdAt, before),
      ),
    );

export type StagedInsert = {
  record: number;
  line: number;
  file: string | null;
  rowId: string;
  ownerId: string;
  bundle: string | null;
  content: object;
  source: string;
};
export type RejectedInsert = {
  record: number;
  line: number;
  file: string | null;
  reason: RejectReason;
  field: string | null;
  bundle: string | null;
  part: string | null;
  source: string;
};

/** So few that nobody waits while they are made into text. */
const ROWS_AS_TEXT = 500;

/** Many rows as one JSON text, which PostgreSQL takes apart by the columns' own types. */
export const insertStaged = async (
  tx: Tx,
  importId: string,
  rows: readonly StagedInsert[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AS_TEXT)
    await tx.execute(sql`
      insert into staged_row (import_id, record, line, file, row_id, owner_id, bundle, content, source)
      select ${importId}::uuid, r.record, r.line, r.file, r."rowId", r."ownerId", r.bundle, r.content, r.source
      from json_to_recordset(${JSON.stringify(rows.slice(from, from + ROWS_AS_TEXT))}::json) as r(
        record int, line int, file text, "rowId" uuid, "ownerId" uuid, bundle text, content jsonb, source text)`);
};

export const insertRejected = async (
  tx: Tx,
  importId: string,
  rows: readonly RejectedInsert[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AS_TEXT)
    await tx.execute(sql`
      insert into rejected_row (import_id, record, line, file, reason, field, bundle, part, source)
      select ${importId}::uuid, r.record, r.line, r.file, r.reason, r.field, r.bundle, r.part, r.source
      from json_to_recordset(${JSON.stringify(rows.slice(from, from + ROWS_AS_TEXT))}::json) as r(
        record int, line int, file text, reason text, field text, bundle text, part text, source text)`);
};

/** Forgets what was read, so that the file can be read anew with other settings. */
export const clearRows = async (tx: Tx, importId: string): Promise<void> => {
  await tx.delete(stagedRows).where(eq(stagedRows.importId, importId));
  await tx.delete(rejectedRows).where(eq(rejectedRows.importId, importId));
};

export const clearStaged = async (tx: Tx, importId: string): Promise<void> => {
  await tx.delete(stagedRows).where(eq(stagedRows.importId, importId));
};

export const countReasons = (tx: Tx, importId: string) =>
  tx
    .select({ reason: rejectedRows.reason, rows: count() })
    .from(rejectedRows)
    .where(eq(rejectedRows.importId, importId))
    .groupBy(rejectedRows.reason)
    .orderBy(desc(count()), rejectedRows.reason);

export type RejectedRowRecord = typeof rejectedRows.$inferSelect;

export const listRejected = (
  tx: Tx,
  importId: string,
  { after, limit, reason }: { after: number; limit: number; reason?: RejectReason | undefined },
): Promise<RejectedRowRecord[]> =>
  tx
    .select()
    .from(rejectedRows)
    .where(
      and(
        eq(rejectedRows.importId, importId),
        gt(rejectedRows.record, after),
        reason ? eq(rejectedRows.reason, reason) : undefined,
      ),
    )
    .orderBy(asc(rejectedRows.record))
    .limit(limit);

/** Rows that will be published; the others have an outcome. */
export const countStaged = async (
  tx: Tx,
  importId: string,
): Promise<{ accepted: number; duplicates: number }> => {
  const [row] = await tx
    .select({
      accepted: sql<number>`(count(*) filter (where ${isNull(stagedRows.outcome)}))::int`,
      duplicates: sql<number>`(count(*) filter (where ${eq(stagedRows.outcome, 'duplicate')}))::int`,
    })
    .from(stagedRows)
    .where(eq(stagedRows.importId, importId));
  return row ?? { accepted: 0, duplicates: 0 };
};

/** Of the rows that will be published. */
export const countNotes = async (tx: Tx, importId: string): Promise<RowNoteCount[]> => {
  const { rows } = await tx.execute<RowNoteCount>(sql`
    select note, count(*)::int as rows
    from staged_row s, jsonb_array_elements_text(s.content -> 'notes') note
    where s.import_id = ${importId} and s.outcome is null
    group by note order by rows desc, note`);
  return rows;
};

export const countRejected = async (tx: Tx, importId: string): Promise<number> => {
  const [row] = await tx
    .select({ rows: count() })
    .from(rejectedRows)
    .where(eq(rejectedRows.importId, importId));
  return row?.rows ?? 0;
};

export const findLocalities = async (tx: Tx) => {
  const { rows } = await tx.execute<{
    id: string;
    searchName: string;
    state: string;
    postcode: string;
    latitude: number;
    longitude: number;
  }>(
    sql`select id, search_name as "searchName", state, postcode, latitude, longitude from locality order by id`,
  );
  return rows;
};

import type { ImportReading, ImportSettings, RowNoteCount } from '@propguard/protocol/data-imports';
import { IMPORT_KINDS } from '@propguard/rules/imports/import-kinds';
import { REJECT_REASONS } from '@propguard/rules/imports/reject-reasons';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, installationData, installationOnly, instant } from './columns.ts';
import { datasets } from './datasets.ts';
import { accounts } from './identity.ts';
import { uploads } from './uploads.ts';

const count = (name: string) => integer(name).notNull().default(0);
const byteCount = (name: string) => bigint(name, { mode: 'number' });

/** One file on its way in. What it brings stands in a dataset of its own. */
export const dataImports = pgTable(
  'data_import',
  {
    id: id(),
    /** Where the work stands; whether somebody works on it is told by its job. */
    state: text('state', {
      enum: [
        'uploading',
        'ready',
        'checking',
        'checked',
        'importing',
        'completed',
        'refused',
        'undoing',
        'undone',
      ],
    }).notNull(),
    kind: text('kind', { enum: IMPORT_KINDS }),
    fileName: text('file_name').notNull(),
    sizeBytes: byteCount('size_bytes').notNull(),
    /** The file while it is there: it goes once the import is complete. A file on a disk has none. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    /** As an upload has it; null until the file is complete. */
    contentHash: text('content_hash'),
    reading: jsonb('reading').$type<ImportReading>(),
    settings: jsonb('settings').$type<ImportSettings>(),
    dryRun: boolean('dry_run').notNull().default(false),
    datasetId: uuid('dataset_id').references(() => datasets.id, { onDelete: 'set null' }),
    /** Records that are staged or rejected: where a later attempt goes on. */
    recordsDone: count('records_done'),
    bytesDone: byteCount('bytes_done').notNull().default(0),
    step: text('step', { enum: ['reading', 'settling', 'writing', 'removing'] }),
    readRows: count('read_rows'),
    acceptedRows: count('accepted_rows'),
    replacedRows: count('replaced_rows'),
    rejectedRows: count('rejected_rows'),
    duplicateRows: count('duplicate_rows'),
    withdrawnRows: count('withdrawn_rows'),
    counted: boolean('counted').notNull().default(false),
    notes: jsonb('notes').$type<RowNoteCount[]>().notNull().default([]),
    problem: text('problem'),
    /** The job that works on it; the command line works without one. */
    jobId: uuid('job_id'),
    /** Raised by whoever takes the import up: what an earlier run still writes is refused. */
    claim: count('claim'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    check(
      'every_row_is_accounted_for',
      sql`not ${table.counted} or ${table.readRows} = ${table.acceptedRows} + ${table.rejectedRows} + ${table.duplicateRows}`,
    ),
    index('data_import_newest').on(table.createdAt.desc(), table.id.desc()),
    index('data_import_by_content').on(table.contentHash),
    index('data_import_by_dataset').on(table.datasetId),
    index('data_import_by_upload').on(table.uploadId),
    installationOnly(),
  ],
);

const importId = () =>
  uuid('import_id')
    .notNull()
    .references(() => dataImports.id, { onDelete: 'cascade' });

/** Rows that were read and found good, until the import publishes them all at once. */
export const stagedRows = pgTable(
  'staged_row',
  {
    importId: uuid('import_id').notNull(),
    record: integer('record').notNull(),
    line: integer('line').notNull(),
    file: text('file'),
    /** The id that the row will have: made from what it is about, so that the same row has it again. */
    rowId: uuid('row_id').notNull(),
    /** The id of what it belongs to: the property of a sale, the series of a figure. */
    ownerId: uuid('owner_id').notNull(),
    /** Rows of several things that were sold under one number. */
    bundle: text('bundle'),
    content: jsonb('content').notNull(),
    source: text('source').notNull(),
    outcome: text('outcome', { enum: ['duplicate', ...REJECT_REASONS] }),
  },
  (table) => [primaryKey({ columns: [table.importId, table.record] }), installationOnly()],
);

export const rejectedRows = pgTable(
  'rejected_row',
  {
    importId: importId(),
    record: integer('record').notNull(),
    line: integer('line').notNull(),
    file: text('file'),
    reason: text('reason', { enum: REJECT_REASONS }).notNull(),
    field: text('field'),
    /** As a staged row has it, and which of the things that were sold together this is. */
    bundle: text('bundle'),
    part: text('part'),
    source: text('source').notNull(),
    /** Found when all rows were there, not when this one was read. */
    settled: boolean('settled').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.record] }),
    index('rejected_row_by_reason').on(table.importId, table.reason, table.record),
    index('rejected_row_by_bundle').on(table.bundle).where(sql`${table.bundle} is not null`),
    installationOnly(),
  ],
);

/** What a row was before a dataset replaced it: the earlier links of a chain whose last is the row itself. */
export const replacedRows = pgTable(
  'replaced_row',
  {
    datasetId: uuid('dataset_id')
      .notNull()
      .references(() => datasets.id),
    tableName: text('table_name').notNull(),
    rowId: uuid('row_id').notNull(),
    previous: jsonb('previous').notNull(),
    previousDatasetId: uuid('previous_dataset_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.datasetId, table.tableName, table.rowId] }),
    index('replaced_row_by_row').on(table.tableName, table.rowId),
    index('replaced_row_by_previous').on(table.previousDatasetId),
    installationOnly(),
  ],
);

export const economicSeries = pgTable(
  'economic_series',
  {
    id: id(),
    name: text('name').notNull(),
    unit: text('unit').notNull(),
    datasetId: uuid('dataset_id')
      .notNull()
      .references(() => datasets.id),
  },
  (table) => [
    index('economic_series_by_name').on(table.name),
    index('economic_series_by_dataset').on(table.datasetId),
    ...installationData(),
  ],
);

export const economicObservations = pgTable(
  'economic_observation',
  {
    id: id(),
    seriesId: uuid('series_id')
      .notNull()
      .references(() => economicSeries.id),
    on: date('on').notNull(),
    value: doublePrecision('value').notNull(),
    datasetId: uuid('dataset_id')
      .notNull()
      .references(() => datasets.id),
  },
  (table) => [
    unique('economic_observation_once').on(table.seriesId, table.on),
    index('economic_observation_by_dataset').on(table.datasetId),
    ...installationData(),
  ],
);

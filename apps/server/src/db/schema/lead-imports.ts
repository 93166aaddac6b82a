import type { LeadImportChoice, LeadImportReading } from '@propguard/protocol/lead-imports';
import { LEAD_IMPORT_STATES, ROW_VERDICTS } from '@propguard/rules/lead-imports/import-limits';
import type { RowProblem } from '@propguard/rules/lead-imports/read-lead-row';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { uploads } from './uploads.ts';
import { workspaceId } from './workspaces.ts';

const count = (name: string) => integer(name).notNull().default(0);

/** A file of leads: first it is checked and nothing is written, then somebody says that it may be. */
export const leadImports = pgTable(
  'lead_import',
  {
    id: id(),
    workspaceId: workspaceId(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** The file while it is there: it goes once its leads are in. One that expires takes what was never imported with it. */
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'cascade' }),
    state: text('state', { enum: LEAD_IMPORT_STATES }).notNull().default('uploading'),
    problem: text('problem'),
    reading: jsonb('reading').$type<LeadImportReading>(),
    choice: jsonb('choice').$type<LeadImportChoice>(),
    /** The job that checks or writes; an older one of the same import does nothing. */
    jobId: uuid('job_id'),
    rows: count('rows'),
    /** Rows that the job has gone through: it goes on from here. */
    rowsDone: count('rows_done'),
    added: count('added'),
    completed: count('completed'),
    known: count('known'),
    twice: count('twice'),
    alike: count('alike'),
    broken: count('broken'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('lead_import_in_workspace').on(table.id, table.workspaceId),
    index('lead_import_by_upload').on(table.uploadId),
    index('lead_import_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    ownWorkspaceOnly(),
  ],
);

/** A row of the file that somebody should see. It holds what strangers wrote of people: a timer takes it out. */
export const leadImportRows = pgTable(
  'lead_import_row',
  {
    workspaceId: workspaceId(),
    importId: uuid('import_id').notNull(),
    record: integer('record').notNull(),
    line: integer('line').notNull(),
    verdict: text('verdict', { enum: ROW_VERDICTS }).notNull(),
    problems: jsonb('problems').$type<RowProblem[]>().notNull().default([]),
    name: text('name'),
    /** Whom the workspace knows already. No foreign key: a lead may go, and the row says that it was there. */
    leadId: uuid('lead_id'),
    /** The line on which the same stood before. */
    twinLine: integer('twin_line'),
    source: text('source').notNull(),
  },
  (table) => [
    primaryKey({ name: 'lead_import_row_pk', columns: [table.importId, table.record] }),
    foreignKey({
      name: 'row_of_lead_import',
      columns: [table.importId, table.workspaceId],
      foreignColumns: [leadImports.id, leadImports.workspaceId],
    }).onDelete('cascade'),
    index('lead_import_row_by_verdict').on(table.importId, table.verdict, table.record),
    index('lead_import_row_by_lead').on(table.leadId),
    ownWorkspaceOnly(),
  ],
);

import type { ReportRecord } from '@propguard/protocol/report-record';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, currentWorkspace, guestReads, id } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

const own = sql`workspace_id = ${currentWorkspace}`;
/** Read and added to; there is neither a policy nor a right to change or delete. */
const appendOnly = () => [
  pgPolicy('own_workspace_reads', { for: 'select', using: own }),
  pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
];
const createdBy = () => uuid('created_by').references(() => accounts.id, { onDelete: 'set null' });

/** A report under its number, which is unique in the installation; what it says stands in its versions. */
export const reports = pgTable(
  'report',
  {
    id: id(),
    workspaceId: workspaceId(),
    reportId: text('report_id').notNull().unique('report_number'),
    createdAt: createdAt(),
  },
  (table) => [unique('report_in_workspace').on(table.id, table.workspaceId), ...appendOnly()],
);

export const reportVersions = pgTable(
  'report_version',
  {
    id: id(),
    workspaceId: workspaceId(),
    reportKey: uuid('report_key').notNull(),
    version: integer('version').notNull(),
    /** Neither an assessment nor a property has to outlive the report. */
    assessmentId: uuid('assessment_id').notNull(),
    propertyId: uuid('property_id'),
    /** The workspace's name on that day; the record itself names nothing of the workspace. */
    preparedFor: text('prepared_for').notNull(),
    record: jsonb('record').$type<ReportRecord>().notNull(),
    /** SHA-256 of the record as canonical JSON. */
    digest: bytes('digest').notNull(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'version_of_report',
      columns: [table.reportKey, table.workspaceId],
      foreignColumns: [reports.id, reports.workspaceId],
    }).onDelete('cascade'),
    unique('report_version_once').on(table.reportKey, table.workspaceId, table.version),
    index('report_version_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('report_version_by_assessment').on(table.workspaceId, table.assessmentId),
    index('report_version_by_property').on(table.workspaceId, table.propertyId),
    check('report_version_from_one', sql`${table.version} >= 1`),
    ...appendOnly(),
    guestReads('shared-report'),
  ],
);

import { IMPORT_KINDS } from '@propguard/rules/imports/import-kinds';
import { COLUMNS_MAX, UPLOAD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { DATE_FORMATS } from '@propguard/rules/imports/read-day';
import { REJECT_REASONS } from '@propguard/rules/imports/reject-reasons';
import { ROW_NOTES } from '@propguard/rules/imports/row-notes';
import { TEXT_ENCODINGS } from '@propguard/rules/imports/text-encoding';
import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { operatorRoute } from './route.ts';
import { ById, Done, Id, Instant, WholeText } from './shapes.ts';
import { newUpload, uploadIdOf } from './uploads.ts';

const ImportKind = z.enum(IMPORT_KINDS);

const IMPORT_STATES = [
  'uploading',
  'ready',
  'checking',
  'checked',
  'importing',
  'completed',
  'refused',
  'stopped',
  'failed',
  'undoing',
  'undone',
] as const;
export const ImportState = z
  .enum(IMPORT_STATES)
  .describe('refused: the file as a whole can’t be imported. stopped: cancelled, and can go on.');
export type ImportState = z.infer<typeof ImportState>;

const ColumnName = z.string().max(500);
const ColumnMap = z
  .record(z.string().max(50), ColumnName)
  .describe('Which column of the file holds which field.');

const RowFilter = z.object({
  column: ColumnName.min(1),
  values: z
    .array(z.string().max(200))
    .max(100)
    .describe('Only rows with one of these; none: rows with any value.'),
});

const ImportOptions = z.object({
  encoding: z.enum(TEXT_ENCODINGS),
  dateFormat: z.enum(DATE_FORMATS),
  state: z.enum(STATES).nullable().describe('For files that name no state.'),
  filters: z.array(RowFilter).max(10),
  acceptsIncompleteFiles: z
    .boolean()
    .describe('PSI: also files whose trailer is missing or counts other records than there are.'),
});

const DatasetDescription = z.object({
  name: z.string().trim().min(1, 'Give the data a name.').max(120),
  licence: z.string().trim().min(1, 'Name the licence.').max(120),
  attribution: z.string().trim().min(1, 'Name the source.').max(300),
});

export const ImportSettings = z.object({
  kind: ImportKind,
  columns: ColumnMap,
  options: ImportOptions,
  dataset: DatasetDescription,
});
export type ImportSettings = z.infer<typeof ImportSettings>;
export const ImportChoice = ImportSettings.omit({ dataset: true });
export type ImportChoice = z.infer<typeof ImportChoice>;

/** read = accepted + rejected + duplicates, always. */
export const ImportCounts = z.object({
  read: z.int().min(0),
  accepted: z.int().min(0),
  replaced: z.int().min(0).describe('Of the accepted: rows that took the place of an earlier import’s.'),
  rejected: z.int().min(0),
  duplicates: z.int().min(0).describe('Rows that are there already, or twice in the file.'),
  withdrawn: z
    .int()
    .min(0)
    .describe('Earlier sales that it takes out: their price is for several properties together.'),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

export const RowNoteCount = z.object({ note: z.enum(ROW_NOTES), rows: z.int().min(0) });
export type RowNoteCount = z.infer<typeof RowNoteCount>;

export const DataImport = z.object({
  id: Id,
  state: ImportState,
  kind: ImportKind.nullable(),
  fileName: z.string(),
  sizeBytes: z.number().int().min(0),
  receivedBytes: z.number().int().min(0),
  uploadId: uploadIdOf('an import'),
  name: z.string().nullable(),
  counts: ImportCounts.nullable(),
  readBytes: z.number().int().min(0).describe('How far the file has been read.'),
  step: z.enum(['reading', 'settling', 'writing', 'removing']).nullable().describe('What it is doing now.'),
  problem: z.string().nullable().describe('Why the file was refused, or the work failed.'),
  jobId: Id.nullable(),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
});
export type DataImport = z.infer<typeof DataImport>;

export const ImportColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()).describe('Its first values.'),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

export const ImportReading = z.object({
  kind: ImportKind.nullable().describe('What the file most likely is; null: it has to be said.'),
  columns: z.array(ImportColumn).max(COLUMNS_MAX),
  guess: ImportChoice.extend({ name: z.string() })
    .nullable()
    .describe('How it would be read, to be looked over; the name is the file’s.'),
  problem: z.string().nullable().describe('Why the file cannot be read.'),
  earlier: z
    .object({ id: Id, fileName: z.string(), completedAt: Instant })
    .nullable()
    .describe('A completed import of the very same file.'),
});
export type ImportReading = z.infer<typeof ImportReading>;

export const ImportDetail = DataImport.extend({
  settings: ImportSettings.nullable(),
  reading: ImportReading.nullable(),
  reasons: z
    .array(z.object({ reason: z.enum(REJECT_REASONS), rows: z.int() }))
    .describe('Most frequent first.'),
  notes: z.array(RowNoteCount).describe('Of the accepted: what we settled about them.'),
});
export type ImportDetail = z.infer<typeof ImportDetail>;

export const RejectedRow = z.object({
  record: z.int(),
  line: z.int(),
  file: z.string().nullable().describe('The file in the archive.'),
  reason: z.enum(REJECT_REASONS),
  field: z.string().nullable(),
  row: z.string(),
});
export type RejectedRow = z.infer<typeof RejectedRow>;

export const PreviewRow = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  reason: z.enum(REJECT_REASONS).nullable().describe('Null: the row would be accepted.'),
  field: z.string().nullable(),
  readAs: z.string().nullable().describe('How the row was understood.'),
});
export type PreviewRow = z.infer<typeof PreviewRow>;
export const ImportPreview = z.object({ headers: z.array(z.string()), rows: z.array(PreviewRow) });
export type ImportPreview = z.infer<typeof ImportPreview>;

const tags = ['installation'];
const running = errorsOf('NOT_FOUND', 'CONFLICT');

export const dataImports = {
  list: operatorRoute
    .route({ method: 'GET', path: '/data-imports', tags, summary: 'Imports, newest first' })
    .input(PageQuery)
    .output(pageOf(DataImport)),
  get: operatorRoute
    .route({ method: 'GET', path: '/data-imports/{id}', tags, summary: 'One import' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ImportDetail),
  start: operatorRoute
    .route({
      method: 'POST',
      path: '/data-imports',
      tags,
      summary: 'Announce a file',
      description:
        'Its content follows in parts of 4 MiB, in order, to /uploads/data-import/{uploadId}/parts.',
    })
    .errors(errorsOf('PAYLOAD_TOO_LARGE'))
    .input(newUpload(UPLOAD_MAX_BYTES))
    .output(DataImport),
  read: operatorRoute
    .route({
      method: 'POST',
      path: '/data-imports/{id}/reading',
      tags,
      summary: 'The file is complete: find out what it is',
    })
    .errors(running)
    .input(ById)
    .output(ImportDetail),
  preview: operatorRoute
    .route({
      method: 'POST',
      path: '/data-imports/{id}/preview',
      tags,
      summary: 'How the first rows are read',
    })
    .errors(running)
    .input(ById.extend(ImportChoice.shape))
    .output(ImportPreview),
  run: operatorRoute
    .route({
      method: 'POST',
      path: '/data-imports/{id}/run',
      tags,
      summary: 'Run it as a job; with `dryRun` it is only counted',
    })
    .errors(running)
    .input(ById.extend({ ...ImportSettings.shape, dryRun: z.boolean() }))
    .output(DataImport),
  resume: operatorRoute
    .route({ method: 'POST', path: '/data-imports/{id}/resume', tags, summary: 'Go on where it stopped' })
    .errors(running)
    .input(ById)
    .output(DataImport),
  undo: operatorRoute
    .route({
      method: 'POST',
      path: '/data-imports/{id}/undo',
      tags,
      summary: 'Take out what it added, put back what it replaced',
    })
    .errors(running)
    .input(ById)
    .output(DataImport),
  discard: operatorRoute
    .route({
      method: 'DELETE',
      path: '/data-imports/{id}',
      tags,
      summary: 'Forget an import that added nothing',
    })
    .errors(running)
    .input(ById)
    .output(Done),
  rejectedRows: operatorRoute
    .route({
      method: 'GET',
      path: '/data-imports/{id}/rejected-rows',
      tags,
      summary: 'Rows that were rejected',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(PageQuery.shape).extend({ reason: z.enum(REJECT_REASONS).optional() }))
    .output(pageOf(RejectedRow)),
  rejectedRowsFile: operatorRoute
    .route({
      method: 'GET',
      path: '/data-imports/{id}/rejected-rows.csv',
      tags,
      summary: 'The same as CSV, 100,000 at a time',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ afterRecord: WholeText.default(0) }))
    .output(z.file()),
};

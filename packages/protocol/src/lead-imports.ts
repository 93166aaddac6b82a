import {
  LEAD_IMPORT_MAX_BYTES,
  LEAD_IMPORT_STATES,
  ROW_VERDICTS,
} from '@propguard/rules/lead-imports/import-limits';
import { LEAD_SOURCES } from '@propguard/rules/leads/facts';
import { LEAD_BULK_MAX } from '@propguard/rules/leads/limits';
import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { ImportColumn } from './data-imports.ts';
import { errorsOf } from './errors.ts';
import { Tag } from './lead-facts.ts';
import { LeadViewFilter } from './lead-query.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';
import { newUpload, uploadIdOf } from './uploads.ts';

export const LeadImportChoice = z.object({
  columns: z.record(z.string().max(40), z.string().max(300)).describe('Field to column of the file.'),
  source: z.enum(LEAD_SOURCES).default('website').describe('Of rows that name none.'),
  state: z.enum(STATES).nullable().default(null).describe('For suburbs of which there are several.'),
  agentId: Id.nullable().default(null).describe('Who gets those whose row names nobody; null: nobody.'),
  tags: z.array(Tag).max(5).default([]).describe('On every lead that is added.'),
  known: z
    .enum(['leave', 'complete'])
    .default('leave')
    .describe('Of somebody who is a lead already: nothing, or what was not known is added.'),
});
export type LeadImportChoice = z.infer<typeof LeadImportChoice>;

export const LeadImportReading = z.object({
  columns: z.array(ImportColumn),
  guess: z.record(z.string(), z.string()),
});
export type LeadImportReading = z.infer<typeof LeadImportReading>;

const counts = {
  rows: z.int().describe('Of the file, as far as it was read.'),
  rowsDone: z.int(),
  added: z.int().describe('Leads that were, or would be, added.'),
  completed: z.int().describe('Known leads to which something was added.'),
  known: z.int(),
  twice: z.int(),
  alike: z.int(),
  broken: z.int(),
};

export const LeadImport = z.object({
  id: Id,
  fileName: z.string(),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  uploadId: uploadIdOf('a file of leads'),
  state: z.enum(LEAD_IMPORT_STATES),
  problem: z.string().nullable().describe('Why it was refused, or what made it stop.'),
  ...counts,
  reading: LeadImportReading.nullable(),
  choice: LeadImportChoice.nullable(),
  jobId: Id.nullable(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
  endedAt: Instant.nullable(),
});
export type LeadImport = z.infer<typeof LeadImport>;

const Problem = z.object({ field: z.string().nullable(), words: z.string() });
const KnownLead = z.object({ id: Id, name: z.string().nullable() });

export const LeadImportPreview = z.object({
  headers: z.array(z.string()),
  rows: z.array(
    z.object({
      line: z.int(),
      cells: z.array(z.string()),
      problems: z.array(Problem),
      readAs: z.string().nullable(),
      known: KnownLead.nullable().describe('Who has one of these addresses already.'),
    }),
  ),
});
export type LeadImportPreview = z.infer<typeof LeadImportPreview>;

export const LeadImportRow = z.object({
  record: z.int(),
  line: z.int(),
  verdict: z.enum(ROW_VERDICTS),
  problems: z.array(Problem),
  name: z.string().nullable(),
  known: KnownLead.nullable(),
  twinLine: z.int().nullable(),
  row: z.string().describe('As it is in the file.'),
});
export type LeadImportRow = z.infer<typeof LeadImportRow>;

const tags = ['leads'];
/** Whoever imports sees whom the workspace knows, whoever’s lead it is: that is for who answers for all. */
const manages = workspaceRoute('admin', 'leads:write');
const changing = errorsOf('NOT_FOUND', 'CONFLICT');

export const leadImports = {
  list: manages
    .route({ method: 'GET', path: '/lead-imports', tags, summary: 'Files of leads, newest first' })
    .input(PageQuery)
    .output(pageOf(LeadImport)),
  get: manages
    .route({ method: 'GET', path: '/lead-imports/{id}', tags, summary: 'One file of leads' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(LeadImport),
  start: manages
    .route({
      method: 'POST',
      path: '/lead-imports',
      tags,
      summary: 'Announce a CSV or XLSX of leads',
      description:
        'Its content follows in parts of 4 MiB, in order, to /uploads/lead-import/{uploadId}/parts.',
      successStatus: 201,
    })
    .errors(errorsOf('PAYLOAD_TOO_LARGE', 'LIMIT_REACHED'))
    .input(newUpload(LEAD_IMPORT_MAX_BYTES))
    .output(LeadImport),
  read: manages
    .route({
      method: 'POST',
      path: '/lead-imports/{id}/reading',
      tags,
      summary: 'It is complete: guess its columns',
    })
    .errors(changing)
    .input(ById)
    .output(LeadImport),
  preview: manages
    .route({
      method: 'POST',
      path: '/lead-imports/{id}/preview',
      tags,
      summary: 'How the first rows are read',
    })
    .errors(changing)
    .input(ById.extend(LeadImportChoice.shape))
    .output(LeadImportPreview),
  check: manages
    .route({
      method: 'POST',
      path: '/lead-imports/{id}/check',
      tags,
      summary: 'Go through every row, as a job; nothing is written',
    })
    .errors(changing)
    .input(ById.extend(LeadImportChoice.shape))
    .output(LeadImport),
  run: manages
    .route({
      method: 'POST',
      path: '/lead-imports/{id}/run',
      tags,
      summary: 'Add the leads as a job, as the check said; of one that stopped, the rest',
    })
    .errors(changing)
    .input(ById)
    .output(LeadImport),
  cancel: manages
    .route({ method: 'POST', path: '/lead-imports/{id}/cancel', tags, summary: 'Stop; what was added stays' })
    .errors(changing)
    .input(ById)
    .output(LeadImport),
  rows: manages
    .route({
      method: 'GET',
      path: '/lead-imports/{id}/rows',
      tags,
      summary: 'Rows that are broken, known, in the file twice or look like someone you know',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend(PageQuery.shape).extend({ verdict: z.enum(ROW_VERDICTS).optional() }))
    .output(pageOf(LeadImportRow)),
  brokenFile: manages
    .route({
      method: 'GET',
      path: '/lead-imports/{id}/broken.csv',
      tags,
      summary: 'Broken rows with what’s wrong, ready to fix',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.file()),
  remove: manages
    .route({ method: 'DELETE', path: '/lead-imports/{id}', tags, summary: 'Forget the file; its leads stay' })
    .errors(changing)
    .input(ById)
    .output(Done),
  export: workspaceRoute('agent', 'leads:read')
    .route({
      method: 'POST',
      path: '/lead-exports',
      tags,
      summary: 'Leads as a file: those that are chosen, or all that a filter finds',
    })
    .input(
      z.object({
        format: z.enum(['csv', 'xlsx']),
        ids: z.array(Id).min(1, 'Choose at least one lead.').max(LEAD_BULK_MAX).optional(),
        filter: LeadViewFilter.optional().meta({
          description: 'Where none are chosen.',
          examples: [{ query: 'chen' }],
        }),
      }),
    )
    .output(z.file()),
};

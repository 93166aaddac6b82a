import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { JobReference } from './jobs.ts';
import { operatorRoute } from './route.ts';
import { Id, Instant } from './shapes.ts';

export const Backup = z.object({
  id: Id,
  state: z.enum(['running', 'succeeded', 'failed']),
  startedAt: Instant,
  endedAt: Instant.nullable(),
  file: z.string().nullable().describe('On the machine that took it.'),
  bytes: z.int().nullable(),
  tables: z.int().nullable(),
  rows: z.int().nullable(),
  seconds: z.number().nullable(),
  encrypted: z.boolean(),
  checked: z
    .enum(['restored', 'read'])
    .nullable()
    .describe('restored: into a scratch database, every row read back. read: the file alone.'),
  checkSeconds: z.number().nullable(),
  error: z.string().nullable().describe('Why it failed.'),
});
export type Backup = z.infer<typeof Backup>;

export const BackupState = z.object({
  folder: z.string().nullable().describe('Where they are written; null: none are taken by themselves.'),
  times: z.array(z.string()).describe('Times of day in UTC.'),
  keep: z.int(),
  encrypted: z.boolean(),
  pointInTime: z
    .boolean()
    .describe('Any moment can be brought back: the embedded database keeps what it writes.'),
  nextAt: Instant.nullable(),
  lastSuccess: Backup.nullable(),
  jobId: Id.nullable().describe('The job that takes one now.'),
  recent: z.array(Backup).describe('The newest first.'),
});
export type BackupState = z.infer<typeof BackupState>;

const Slow = z.object({
  name: z.string().describe('The statement with its values left out, or the kind of job.'),
  count: z.int().describe('How often it was slow.'),
  worstMs: z.number(),
  meanMs: z.number().describe('Of the times it was slow.'),
  lastAt: Instant,
});
export const SlowWork = z.object({ statements: z.array(Slow), jobs: z.array(Slow) });
export type SlowWork = z.infer<typeof SlowWork>;

export const SlowWorkOfNodes = SlowWork.extend({
  statementMs: z.int().describe('From which duration a statement counts as slow.'),
  jobMs: z.int(),
  nodes: z.int().describe('Nodes that were heard of lately; each tells what it measured since its start.'),
});
export type SlowWorkOfNodes = z.infer<typeof SlowWorkOfNodes>;

const tags = ['installation'];

/** How the installation runs: what its operator looks after. */
export const running = {
  backups: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/backups',
      tags,
      summary: 'When backups are taken, and how each went',
    })
    .output(BackupState),
  takeBackup: operatorRoute
    .route({ method: 'POST', path: '/installation/backups', tags, summary: 'Take a backup now' })
    .errors(errorsOf('NO_BACKUP_FOLDER'))
    .output(JobReference),
  slowWork: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/slow-work',
      tags,
      summary: 'Statements and jobs that took long, as the nodes measured them',
    })
    .output(SlowWorkOfNodes),
};

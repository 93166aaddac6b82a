import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { operatorRoute, workspaceRoute } from './route.ts';
import { ById, Id, Instant } from './shapes.ts';

export const JOB_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export const JobState = z.enum(JOB_STATES);
export type JobState = z.infer<typeof JobState>;

export const Job = z.object({
  id: Id,
  kind: z.string(),
  state: JobState,
  done: z.int().min(0),
  total: z.int().min(0).nullable().describe('Null while it is not known.'),
  note: z.string().nullable().describe('What it is doing now.'),
  attempt: z.int().min(0),
  maxAttempts: z.int().min(1),
  cancelRequested: z.boolean(),
  error: z.string().nullable().describe('What went wrong, in short.'),
  fileId: Id.nullable().describe('The file it wrote, if it writes one.'),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
});
export type Job = z.infer<typeof Job>;

/** As the installation's operator sees one of its own. */
export const InstallationJob = Job.extend({
  errorDetail: z.string().nullable().describe('The whole error, with its stack and causes.'),
});
export type InstallationJob = z.infer<typeof InstallationJob>;
export const JobReference = z.object({ jobId: Id });

const JobQuery = PageQuery.extend({ state: JobState.optional() });
const tags = ['jobs'];
const installationTags = ['installation'];

export const jobs = {
  list: workspaceRoute('viewer', 'jobs:read')
    .route({ method: 'GET', path: '/jobs', tags, summary: 'Jobs of this workspace, newest first' })
    .input(JobQuery)
    .output(pageOf(Job)),
  get: workspaceRoute('viewer', 'jobs:read')
    .route({ method: 'GET', path: '/jobs/{id}', tags, summary: 'One job' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Job),
  cancel: workspaceRoute('agent', 'jobs:write')
    .route({ method: 'POST', path: '/jobs/{id}/cancel', tags, summary: 'Ask a job to stop' })
    .errors(errorsOf('NOT_FOUND', 'JOB_NOT_RUNNING'))
    .input(ById)
    .output(Job),
  rerun: workspaceRoute('agent', 'jobs:write')
    .route({ method: 'POST', path: '/jobs/{id}/rerun', tags, summary: 'Run a failed or cancelled job again' })
    .errors(errorsOf('NOT_FOUND', 'JOB_NOT_ENDED'))
    .input(ById)
    .output(Job),
  listInstallation: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/jobs',
      tags: installationTags,
      summary: 'The installation’s own jobs',
    })
    .input(JobQuery)
    .output(pageOf(Job)),
  getInstallation: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/jobs/{id}',
      tags: installationTags,
      summary: 'One of them, with its whole error',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(InstallationJob),
  rerunInstallation: operatorRoute
    .route({
      method: 'POST',
      path: '/installation/jobs/{id}/rerun',
      tags: installationTags,
      summary: 'Run one of them again',
    })
    .errors(errorsOf('NOT_FOUND', 'JOB_NOT_ENDED'))
    .input(ById)
    .output(Job),
  cancelInstallation: operatorRoute
    .route({
      method: 'POST',
      path: '/installation/jobs/{id}/cancel',
      tags: installationTags,
      summary: 'Ask one of them to stop',
    })
    .errors(errorsOf('NOT_FOUND', 'JOB_NOT_RUNNING'))
    .input(ById)
    .output(Job),
};

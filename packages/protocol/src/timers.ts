import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { operatorRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';

export const BuriedTimer = z.object({
  id: Id,
  workspaceId: Id,
  kind: z.string(),
  key: z.string().describe('What it was about.'),
  dueAt: Instant,
  attempts: z.int().min(1),
  error: z.string().nullable().describe('What went wrong, in short.'),
  errorDetail: z.string().nullable().describe('The whole error, with its stack and causes.'),
  buriedAt: Instant,
});
export type BuriedTimer = z.infer<typeof BuriedTimer>;

const tags = ['installation'];

/** What workspaces wait for is done by itself. What failed too often is here. */
export const timers = {
  list: operatorRoute
    .route({
      method: 'GET',
      path: '/installation/timers',
      tags,
      summary: 'How many wait, and those that failed for good, the newest first',
    })
    .output(
      z.object({
        waiting: z.int().min(0),
        overdue: z.int().min(0).describe('Of these, due for more than a minute.'),
        buried: z.array(BuriedTimer).describe('At most a hundred.'),
      }),
    ),
  retry: operatorRoute
    .route({ method: 'POST', path: '/installation/timers/{id}/retry', tags, summary: 'Try one again' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  remove: operatorRoute
    .route({ method: 'DELETE', path: '/installation/timers/{id}', tags, summary: 'Give one up' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
};

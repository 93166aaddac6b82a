import { ACTIVITY_KINDS } from '@propguard/rules/activities/activity-kinds';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Id, Instant } from './shapes.ts';

export const Activity = z.object({
  id: Id,
  kind: z.enum(ACTIVITY_KINDS),
  at: Instant,
  ref: Id.describe('The row that it is about: a message, a hand-over.'),
  outcome: z.string().nullable().describe('Of an answer: assistant or member.'),
  conversationId: Id.nullable(),
});
export type Activity = z.infer<typeof Activity>;

export const activities = {
  list: workspaceRoute('agent', 'people:read')
    .route({
      method: 'GET',
      path: '/people/{id}/activities',
      tags: ['people'],
      summary: 'What happened with a person, the newest first',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(PageQuery.extend(ById.shape))
    .output(pageOf(Activity)),
};

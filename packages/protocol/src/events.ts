import { eventIterator } from '@orpc/contract';
import { EVENTS_KEPT_MS } from '@propguard/rules/interface/defaults';
import * as z from 'zod';
import { sessionRoute } from './route.ts';
import { Id } from './shapes.ts';

/**
 * What changed, not the data itself: the browser asks again for what it shows. `resync` says that events
 * may have been missed, so everything on the screen should be asked for again; `watching`, that none was.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('resync') }),
  z.object({ type: z.literal('watching') }),
  z.object({
    type: z.literal('changed'),
    subject: z.enum([
      'jobs',
      'members',
      'invitations',
      'apiKeys',
      'workspace',
      'outbox',
      'savedSearches',
      'listings',
      'assessments',
      'loans',
      'lendingRules',
      'audit',
      'dataImports',
      'hazardLayers',
      'reports',
      'enquiries',
      'watchList',
      'certificates',
      'plan',
      'conversations',
      'people',
      'leads',
      'leadForms',
      'leadImports',
      'ownListings',
      'agents',
      'bookingPages',
      'channels',
      'outbound',
      'appointments',
      'calendars',
      'notices',
      'webhooks',
      'hubspot',
    ]),
    id: Id.nullable(),
    agoMs: z.int().min(0).optional().describe('It happened before the stream began, so long ago.'),
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const events = {
  watch: sessionRoute('workspace:read')
    .route({
      method: 'GET',
      path: '/events',
      tags: ['events'],
      summary: 'Live events of the workspace, as server-sent events',
    })
    .input(
      z
        .object({
          sinceMs: z.coerce
            .number()
            .int()
            .min(0)
            .max(EVENTS_KEPT_MS)
            .optional()
            .describe(
              'How old what you show is. What changed since then is told first, where we know all of it.',
            ),
        })
        .optional(),
    )
    .output(eventIterator(LiveEvent)),
};

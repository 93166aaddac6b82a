import { eventIterator } from '@orpc/contract';
import * as z from 'zod';
import { sessionRoute } from './route.ts';
import { Id } from './shapes.ts';

/**
 * What changed, not the data itself: the browser asks again for what it shows. `resync` says that events
 * may have been missed, so everything on the screen should be asked for again.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('resync') }),
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
    .output(eventIterator(LiveEvent)),
};

import { CALL_RESULTS } from '@propguard/rules/channels/call-results';
import { PANEL_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Id, Instant } from './shapes.ts';

export const ChannelCall = z.object({
  id: Id,
  at: Instant,
  channel: z.enum(PANEL_CHANNELS),
  event: z.string(),
  providerId: z.string().nullable(),
  signature: z.enum(['verified', 'bad', 'ours']),
  answer: z.int(),
  note: z.string().nullable(),
  workMs: z.int(),
  body: z.string().describe('What was sent, with names, numbers and words masked.'),
  waiting: z.int().describe('Messages of it that nobody has worked on yet; they can be worked on again.'),
});
export type ChannelCall = z.infer<typeof ChannelCall>;

const CallSpan = z.object({
  channel: z.enum(PANEL_CHANNELS).optional(),
  from: Instant.optional().describe('Left out: as far back as calls are kept.'),
  to: Instant.optional().describe('Left out: until now.'),
});

/** Which calls: of one channel, of a span of time, with one result. */
export const CallFilters = CallSpan.extend({
  only: z
    .enum(CALL_RESULTS)
    .optional()
    .describe(
      'accepted: it came from them and was new; refused: it was not theirs; duplicate: it had come before; waiting: nobody has worked on it yet.',
    ),
});
export type CallFilters = z.infer<typeof CallFilters>;

export const CallCounts = z.object({
  all: z.int(),
  accepted: z.int(),
  refused: z.int(),
  duplicate: z.int(),
  waiting: z.int(),
});
export type CallCounts = z.infer<typeof CallCounts>;

const tags = ['channels'];

/** What services called us with, and what became of it. */
export const channelCalls = {
  calls: workspaceRoute('agent', 'workspace:read')
    .route({
      method: 'GET',
      path: '/channels/calls',
      tags,
      summary: 'Calls of the last 7 days, the newest first',
    })
    .input(PageQuery.extend(CallFilters.shape))
    .output(pageOf(ChannelCall)),
  callCounts: workspaceRoute('agent', 'workspace:read')
    .route({
      method: 'GET',
      path: '/channels/calls/counts',
      tags,
      summary: 'How many calls there were, by their result',
    })
    .input(CallSpan)
    .output(CallCounts),
  downloadCalls: workspaceRoute('agent', 'workspace:read')
    .route({
      method: 'GET',
      path: '/exports/channel-calls',
      tags,
      summary: 'The same calls as CSV, with names, numbers and words masked; the newest 20,000',
    })
    .input(CallFilters)
    .output(z.file()),
  replay: workspaceRoute('agent', 'workspace:manage')
    .route({
      method: 'POST',
      path: '/channels/calls/{id}/replay',
      tags,
      summary: 'Process a call’s messages again; nothing is answered twice',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ waiting: z.int() })),
};

import { VIEWER_MOST, VIEWER_PAGE } from '@propguard/rules/conversations/analytics';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { HandOverCause } from './inbox-facts.ts';
import { workspaceRoute } from './route.ts';
import { Day, Id } from './shapes.ts';

const tags = ['conversation-analytics'];

/** Our own conversations, or those that Sensay keeps: one or the other, never summed. */
const From = z.enum(['own', 'sensay']).default('own');
const Problem = z.string().nullable().describe('Why the other service did not give it.');
const Cursor = z.string().min(1).max(100).optional();

const HistoricalItem = z.object({ date: Day, cumulativeConversations: z.int() });
const SourceItem = z.object({ source: z.string(), conversations: z.int() });

/** LEADS-ENT-23 */
export const ViewedMessage = z.object({
  uuid: z.string(),
  role: z.string(),
  source: z.string(),
  content: z.string(),
  createdAt: z.string(),
});
export type ViewedMessage = z.infer<typeof ViewedMessage>;
/** LEADS-ENT-22 */
export const ViewedItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mention'), messages: z.array(ViewedMessage) }),
  z.object({ type: z.literal('placeholder'), count: z.int() }),
]);
export type ViewedItem = z.infer<typeof ViewedItem>;

const page = {
  from: From,
  conversationId: z.guid('Enter the id of a conversation: 36 letters, digits and hyphens.'),
  beforeUUID: Cursor,
  afterUUID: Cursor,
};

export const conversationAnalytics = {
  choices: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/conversation-analytics',
      tags,
      summary: 'Whose conversations can be looked at',
    })
    .output(
      z.object({
        hasSensay: z.boolean(),
        conversations: z
          .array(z.object({ id: Id, title: z.string() }))
          .describe('Our own, the newest first.'),
      }),
    ),
  historical: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/conversation-analytics/historical',
      tags,
      summary: 'How many conversations there were by each of the last days',
    })
    .input(z.object({ from: From }))
    .output(z.object({ items: z.array(HistoricalItem), problem: Problem })),
  sources: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/conversation-analytics/sources',
      tags,
      summary: 'Where conversations started',
    })
    .input(z.object({ from: From }))
    .output(z.object({ items: z.array(SourceItem), problem: Problem })),
  handOvers: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/conversation-analytics/hand-overs',
      tags,
      summary: 'Why people were brought in over the last days, and how long was waited for them',
    })
    .output(
      z.object({
        days: z.int(),
        items: z
          .array(
            z.object({
              cause: HandOverCause,
              handOvers: z.int(),
              answered: z.int().describe('For which somebody was waited for, and came.'),
              medianSeconds: z
                .int()
                .nullable()
                .describe('Until somebody came, of the hours in which the workspace answers.'),
            }),
          )
          .describe('The commonest first.'),
      }),
    ),
  mentions: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/conversation-analytics/conversations/{conversationId}/mentions',
      tags,
      summary: 'What the assistant took part in, with what lies between as placeholders',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ ...page, limit: z.coerce.number().int().min(1).max(100).default(VIEWER_PAGE) }))
    .output(z.object({ success: z.boolean(), items: z.array(ViewedItem), problem: Problem })),
  messages: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/conversation-analytics/conversations/{conversationId}/messages',
      tags,
      summary: 'What a placeholder stands for',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ ...page, limit: z.coerce.number().int().min(1).max(VIEWER_MOST).default(VIEWER_PAGE) }))
    .output(z.object({ success: z.boolean(), items: z.array(ViewedMessage), problem: Problem })),
};

import { CONNECTED_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import { REPLY_MAX } from '@propguard/rules/conversations/limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, oneLine } from './shapes.ts';

export const ReplyTemplate = z.object({
  name: z.string(),
  language: z.string(),
  body: z.string(),
  variables: z.int().describe('How many places its body has.'),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const tags = ['channels'];

/** How a conversation is answered where its channel has rules of its own. */
export const channelReplies = {
  templates: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/inbox/{id}/templates',
      tags,
      summary: 'Messages that the channel of a conversation has approved',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ items: z.array(ReplyTemplate) })),
  replyByTemplate: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/{id}/templates',
      tags,
      summary: 'Answer with an approved template, where free text isn’t allowed',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(
      ById.extend({
        messageId: Id.describe('Made by the client.'),
        name: oneLine(200)
          .min(1, 'Choose a template.')
          .meta({ examples: ['viewing_reminder'] }),
        variables: z.array(oneLine(500)).max(20).describe('What goes in its places; none may be empty.'),
      }),
    )
    .output(Done),
  replyElsewhere: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/{id}/elsewhere',
      tags,
      summary: 'Answer the same person on another channel, in the conversation that goes on there',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(
      ById.extend({
        messageId: Id.describe('Made by the client.'),
        channel: z.enum(CONNECTED_CHANNELS),
        text: z
          .string()
          .max(REPLY_MAX, `Keep it under ${REPLY_MAX} characters.`)
          .overwrite(cleanText)
          .refine((text) => text.trim() !== '', 'Write a reply.')
          .meta({ examples: ['Hello, Jo here. I am writing by mail as promised.'] }),
        fileId: Id.optional().describe('A file of /media that goes with it, where the channel takes files.'),
      }),
    )
    .output(z.object({ conversationId: Id })),
  retryReply: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/{id}/messages/{messageId}/retry',
      tags,
      summary: 'Send a reply again that did not arrive',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend({ messageId: Id }))
    .output(Done),
};

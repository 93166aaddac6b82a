import { CHANNELS, CONVERSATION_SOURCES } from '@propguard/rules/conversations/channels';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import { HAND_OVER_REASON_MAX, MESSAGE_MAX, TITLE_MAX } from '@propguard/rules/conversations/limits';
import { CONVERSATION_STATES } from '@propguard/rules/conversations/states';
import { ADDRESS_MAX_LENGTH } from '@propguard/rules/people/addresses';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { AssistantLanguage } from './assistant-turns.ts';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant, oneLine } from './shapes.ts';

export const messageText = (longest: number) =>
  z
    .string()
    .max(longest, `Keep it under ${longest.toLocaleString('en-AU')} characters.`)
    // Marks that nobody sees are no words.
    .refine((text) => cleanText(text).trim() !== '', 'Write a message.');
export const MessageText = messageText(MESSAGE_MAX);

export const Conversation = z.object({
  id: Id,
  title: z.string().describe('The first question, shortened, until it is renamed.'),
  state: z
    .enum(CONVERSATION_STATES)
    .describe(
      'assistant: it answers. waiting: handed over, nobody has taken it. person: a member of the team has. resolved: closed, until the person writes again. snoozed: put off by a member, until a moment or until the person writes.',
    ),
  channel: z.enum(CHANNELS),
  source: z
    .enum(CONVERSATION_SOURCES)
    .nullable()
    .describe('Which of our own screens, or a program; null on any other channel.'),
  language: AssistantLanguage.nullable(),
  handedOverAt: Instant.nullable(),
  handOverReason: z.string().nullable(),
  person: z.string().nullable().describe('The name of the member of the team who has it.'),
  mine: z.boolean(),
  turns: z.int().min(0).describe('Messages of the person and of the team.'),
  lastText: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

const Title = z.string().trim().min(1, 'Enter a title.').max(TITLE_MAX);
export const Source = z.enum(CONVERSATION_SOURCES).default('web');
const tags = ['conversations'];

/** A conversation belongs to the person who has it; a member of the team sees it once it is handed over. */
export const conversations = {
  list: workspaceRoute('viewer', 'assistant:read')
    .route({
      method: 'GET',
      path: '/assistant/conversations',
      tags,
      summary: 'Your conversations, the newest first; for the team also those handed over',
    })
    .input(
      PageQuery.extend({
        query: z.string().trim().max(200).default('').describe('Words in the title or in a message.'),
        state: z.enum(CONVERSATION_STATES).optional(),
      }),
    )
    .output(pageOf(Conversation)),
  create: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations',
      tags,
      summary: 'Begin a conversation',
      successStatus: 201,
    })
    .errors(errorsOf('CONFLICT'))
    .input(
      z.object({
        id: Id.optional().describe('Made by the client; the same id again gives the same conversation.'),
        title: Title.optional(),
        source: Source,
      }),
    )
    .output(Conversation),
  rename: workspaceRoute('viewer', 'assistant:write')
    .route({ method: 'PATCH', path: '/assistant/conversations/{id}', tags, summary: 'Rename it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ title: Title }))
    .output(Conversation),
  remove: workspaceRoute('viewer', 'assistant:write')
    .route({ method: 'DELETE', path: '/assistant/conversations/{id}', tags, summary: 'Delete it for good' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  handOver: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/hand-over',
      tags,
      summary: 'Ask for a person',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(
      ById.extend({
        reason: z.string().trim().max(HAND_OVER_REASON_MAX).default(''),
        name: oneLine(PERSON_NAME_MAX_LENGTH).default('').describe('Who asks, if they like to say so.'),
        address: oneLine(ADDRESS_MAX_LENGTH)
          .default('')
          .describe('An email address or a number to answer at, if they like to give one.'),
      }),
    )
    .output(Conversation),
  takeOver: workspaceRoute('agent', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/take-over',
      tags,
      summary: 'As a member of the team: answer this one yourself',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(Conversation),
  takeBack: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/take-back',
      tags,
      summary: 'Let the assistant answer again',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Conversation),
};

import { eventIterator } from '@orpc/contract';
import {
  HAND_OVER_REASON_MAX,
  MESSAGE_MAX,
  RATING_NOTE_MAX,
  TITLE_MAX,
} from '@propguard/rules/assistant/limits';
import { TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import * as z from 'zod';
import { AssistantSettings, AssistantSettingsChange, AssistantStatus } from './assistant-settings.ts';
import { AssistantLanguage, AssistantTurn, TurnEvent } from './assistant-turns.ts';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { sessionRoute, workspaceRoute } from './route.ts';
import { ById, Done, Id, Instant } from './shapes.ts';

const Message = z
  .string()
  .max(MESSAGE_MAX, `Keep it under ${MESSAGE_MAX} characters.`)
  .refine((text) => text.trim() !== '', 'Write a message.');

const CONVERSATION_STATES = ['assistant', 'waiting', 'person'] as const;
const CONVERSATION_SOURCES = ['web', 'widget', 'dashboard', 'api'] as const;

export const Conversation = z.object({
  id: Id,
  title: z.string().describe('The first question, shortened, until it is renamed.'),
  state: z
    .enum(CONVERSATION_STATES)
    .describe(
      'assistant: it answers. waiting: handed over, nobody has taken it. person: a member of the team has.',
    ),
  source: z.enum(CONVERSATION_SOURCES),
  language: AssistantLanguage.nullable(),
  handedOverAt: Instant.nullable(),
  handOverReason: z.string().nullable(),
  person: z.string().nullable().describe('The name of the member of the team who has it.'),
  mine: z.boolean(),
  turns: z.int().min(0),
  lastText: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Conversation = z.infer<typeof Conversation>;

const Title = z.string().trim().min(1, 'Enter a title.').max(TITLE_MAX);
const Source = z.enum(CONVERSATION_SOURCES).default('web');
const tags = ['assistant'];

const conversations = {
  listConversations: workspaceRoute('viewer', 'assistant:read')
    .route({
      method: 'GET',
      path: '/assistant/conversations',
      tags,
      summary: 'Your conversations, the newest first; for the team also those handed over',
    })
    .input(
      PageQuery.extend({
        query: z.string().trim().max(200).default('').describe('Words in the title, questions or answers.'),
        state: z.enum(CONVERSATION_STATES).optional(),
      }),
    )
    .output(pageOf(Conversation)),
  createConversation: workspaceRoute('viewer', 'assistant:write')
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
  getConversation: workspaceRoute('viewer', 'assistant:read')
    .route({ method: 'GET', path: '/assistant/conversations/{id}', tags, summary: 'One conversation, whole' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ conversation: Conversation, turns: z.array(AssistantTurn) })),
  renameConversation: workspaceRoute('viewer', 'assistant:write')
    .route({ method: 'PATCH', path: '/assistant/conversations/{id}', tags, summary: 'Rename it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ title: Title }))
    .output(Conversation),
  removeConversation: workspaceRoute('viewer', 'assistant:write')
    .route({ method: 'DELETE', path: '/assistant/conversations/{id}', tags, summary: 'Delete it for good' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  exportConversation: workspaceRoute('viewer', 'assistant:read')
    .route({
      method: 'GET',
      path: '/assistant/conversations/{id}/export',
      tags,
      summary: 'All of it as a file',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ format: z.enum(['json', 'markdown']).default('markdown') }))
    .output(z.file()),
};

const turns = {
  send: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/turns',
      tags,
      summary: 'Ask something',
      description: `The reply comes at once, with the turn queued; follow it at /assistant/turns/{id}/events. The id is made by the client: sent twice, it is asked once. To try a key without storing it, send the outside engine with it as URI-encoded JSON in the header ${TRIED_KEY_HEADER} of this call and of those that watch or retry the turn.`,
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(
      z.object({
        id: Id,
        conversationId: Id.describe('One that does not exist yet is begun.'),
        text: Message,
        source: Source,
      }),
    )
    .output(AssistantTurn),
  getTurn: workspaceRoute('viewer', 'assistant:read')
    .route({ method: 'GET', path: '/assistant/turns/{id}', tags, summary: 'One turn' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(AssistantTurn),
  watchTurn: sessionRoute('assistant:read')
    .route({
      method: 'GET',
      path: '/assistant/turns/{id}/events',
      tags,
      summary: 'What happens in a turn, as server-sent events',
      description: 'Every event since `after`, then those to come. It ends with finished, failed or stopped.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ after: z.coerce.number().int().min(0).default(0) }))
    .output(eventIterator(TurnEvent)),
  stopTurn: workspaceRoute('viewer', 'assistant:write')
    .route({ method: 'POST', path: '/assistant/turns/{id}/stop', tags, summary: 'Stop answering' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(AssistantTurn),
  retryTurn: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/turns/{id}/retry',
      tags,
      summary: 'Answer the last question again; the events go on in the same stream',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(AssistantTurn),
  rateTurn: workspaceRoute('viewer', 'assistant:write')
    .route({ method: 'PUT', path: '/assistant/turns/{id}/rating', tags, summary: 'Say whether it helped' })
    .errors(errorsOf('NOT_FOUND'))
    .input(
      ById.extend({
        rating: z.enum(['up', 'down']).nullable(),
        note: z.string().trim().max(RATING_NOTE_MAX).optional(),
      }),
    )
    .output(AssistantTurn),
  decideAction: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/turns/{id}/decision',
      tags,
      summary: 'Approve or decline what the turn proposes',
      description: 'What was shown is what is done: the hash must be that of the stored arguments.',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'UNAVAILABLE'))
    .input(
      ById.extend({
        actionId: Id,
        argumentsHash: z.string().max(100),
        decision: z.enum(['approve', 'decline']),
      }),
    )
    .output(AssistantTurn),
};

const handOver = {
  handOver: workspaceRoute('viewer', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/hand-over',
      tags,
      summary: 'Ask for a person',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ reason: z.string().trim().max(HAND_OVER_REASON_MAX).default('') }))
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
  replyAsPerson: workspaceRoute('agent', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/replies',
      tags,
      summary: 'Write into a conversation that you have taken over',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(ById.extend({ turnId: Id.describe('Made by the client.'), text: Message }))
    .output(AssistantTurn),
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

const settings = {
  getSettings: workspaceRoute('viewer', 'assistant:read')
    .route({
      method: 'GET',
      path: '/assistant/settings',
      tags,
      summary: 'Who answers, and how it is reached',
    })
    .output(AssistantSettings),
  changeSettings: workspaceRoute('admin', null)
    .route({ method: 'PATCH', path: '/assistant/settings', tags, summary: 'Choose who answers; store keys' })
    .input(AssistantSettingsChange)
    .output(AssistantSettings),
  getStatus: workspaceRoute('viewer', 'assistant:read')
    .route({ method: 'GET', path: '/assistant/status', tags, summary: 'Its connection, and how it has done' })
    .output(AssistantStatus),
  connect: sessionRoute('assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/connect',
      tags,
      summary: 'Try the chosen engine now: credentials, user and replica',
      description: `With the header ${TRIED_KEY_HEADER} the key in it is tried, and nothing is kept.`,
    })
    .output(AssistantStatus),
};

/** CORE-DCHAT-07, CORE-ENT-04. */
export const ChatReply = z.object({
  response: z.string(),
  confidence: z.number().min(0).max(1),
  suggestions: z.array(z.string()),
  metadata: z.object({
    source: z.enum(['external', 'fallback']),
    conversationId: Id,
    turn: AssistantTurn,
  }),
});
export type ChatReply = z.infer<typeof ChatReply>;

/** Conversations belong to the person who has them; a member of the team sees them once they are handed over. */
export const assistant = {
  ...conversations,
  ...turns,
  ...handOver,
  ...settings,
  chat: sessionRoute('assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/chat',
      tags,
      summary: 'Ask and wait for the whole answer (the dashboard’s chat panel)',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'UNAVAILABLE'))
    .input(z.object({ message: Message, conversationId: Id.optional() }))
    .output(ChatReply),
};

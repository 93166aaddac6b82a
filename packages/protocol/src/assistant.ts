import { eventIterator } from '@orpc/contract';
import { RATING_NOTE_MAX } from '@propguard/rules/assistant/limits';
import { TRIED_KEY_HEADER } from '@propguard/rules/assistant/tried-key';
import * as z from 'zod';
import { AssistantSettings, AssistantSettingsChange, AssistantStatus } from './assistant-settings.ts';
import { AssistantTurn, TurnEvent } from './assistant-turns.ts';
import { Conversation, MessageText, Source } from './conversations.ts';
import { errorsOf } from './errors.ts';
import { sessionRoute, workspaceRoute } from './route.ts';
import { ById, Id, WholeText } from './shapes.ts';

const tags = ['assistant'];

/** A conversation with its turns. */
const whole = {
  getConversation: workspaceRoute('viewer', 'assistant:read')
    .route({ method: 'GET', path: '/assistant/conversations/{id}', tags, summary: 'One conversation, whole' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ conversation: Conversation, turns: z.array(AssistantTurn) })),
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
        text: MessageText,
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
    .input(ById.extend({ after: WholeText.default(0) }))
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

const replies = {
  replyAsPerson: workspaceRoute('agent', 'assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/replies',
      tags,
      summary: 'Write into a conversation that you have taken over',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(ById.extend({ turnId: Id.describe('Made by the client.'), text: MessageText }))
    .output(AssistantTurn),
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

/** What answers in a conversation. A turn is an answer to what the person wrote. */
export const assistant = {
  ...whole,
  ...turns,
  ...replies,
  ...settings,
  chat: sessionRoute('assistant:write')
    .route({
      method: 'POST',
      path: '/assistant/chat',
      tags,
      summary: 'Ask and wait for the whole answer (the dashboard’s chat panel)',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED', 'UNAVAILABLE'))
    .input(z.object({ message: MessageText, conversationId: Id.optional() }))
    .output(ChatReply),
};

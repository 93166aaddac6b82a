import { CALL_RESULTS } from '@propguard/rules/channels/call-results';
import { CONNECTED_CHANNELS, PANEL_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import { AUTO_RESPONSES } from '@propguard/rules/channels/chatbot-settings';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import { REPLY_MAX } from '@propguard/rules/conversations/limits';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { OUTBOUND_REASONS, OUTBOUND_STATES } from '@propguard/rules/outbound/outbound-messages';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant, oneLine } from './shapes.ts';

const NAME_MAX_LENGTH = 120;
const SECRET_MAX_LENGTH = 500;

const Secret = oneLine(SECRET_MAX_LENGTH).min(1, 'Enter it as the service shows it.');
const Named = oneLine(NAME_MAX_LENGTH);
/** Left out, the service's own. */
const ApiUrl = z.url('Enter an address such as https://api.example.com.').max(300).optional();

/** `imap.example.com`, or with a port where it is not the usual one. */
const MailHost = oneLine(NAME_MAX_LENGTH).regex(
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i,
  'Enter a server such as mail.example.com, or mail.example.com:993.',
);

/** What a channel needs to be connected: each service asks for other things. Secrets are kept sealed and never shown. */
export const ChannelCredentials = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('whatsapp'),
    phoneNumberId: Named.regex(/^\d{5,30}$/, 'A phone number id has digits only.').meta({
      examples: ['104512345678901'],
    }),
    businessAccountId: Named.regex(/^\d{5,30}$/, 'A business account id has digits only.').meta({
      examples: ['102290129340398'],
    }),
    accessToken: Secret,
    appSecret: Secret,
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('telegram'),
    token: Secret.regex(/^\d{5,15}:[\w-]{20,100}$/, 'A token looks like 123456789:ABC-DEF…'),
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('discord'),
    applicationId: Named.regex(/^\d{5,30}$/, 'An application id has digits only.'),
    publicKey: Named.regex(/^[0-9a-f]{64}$/i, 'A public key has 64 digits and letters a to f.'),
    botToken: Secret,
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('sms'),
    accountSid: Named.regex(/^AC[0-9a-f]{32}$/i, 'An account SID starts with AC and has 34 characters.'),
    authToken: Secret,
    from: Named.regex(/^\+[1-9]\d{6,14}$/, 'Enter a number that can receive, such as +61412345678.'),
    apiUrl: ApiUrl,
  }),
  z.object({
    channel: z.literal('email'),
    address: z
      .email('Enter the address people write to, such as hello@example.com.')
      .max(254)
      .meta({ examples: ['hello@example.com'] }),
    username: Named.min(1, 'Enter the name you sign in with; often the address.').meta({
      examples: ['hello@example.com'],
    }),
    password: Secret,
    imap: MailHost.meta({ examples: ['imap.example.com'] }).describe('Where mail is read; 993 unless said.'),
    smtp: MailHost.meta({ examples: ['smtp.example.com'] }).describe('Where mail leaves; 465 unless said.'),
  }),
]);
export type ChannelCredentials = z.infer<typeof ChannelCredentials>;

const Figure = z.number().nullable().describe('Null where there is nothing to count yet.');

const ChannelStatus = z.enum(['active', 'inactive', 'error', 'unconnected']);

export const ChannelCard = z.object({
  id: Id.nullable().describe('Null while it is not connected.'),
  channel: z.enum(PANEL_CHANNELS),
  name: z.string().describe('Under which name or number people find it there.'),
  platform: z.string().describe('What is behind it.'),
  status: ChannelStatus,
  enabled: z.boolean(),
  error: z.string().nullable(),
  leads: z.int().describe('People who wrote in the last 30 days.'),
  conversionRate: Figure.describe('Of them, how many have an appointment; between 0 and 1.'),
  responseSeconds: Figure.describe('Median from a message to its answer, in the last 30 days.'),
  uptime: Figure.describe('Of the checks of 90 days, how many were answered; between 0 and 1.'),
  days: z
    .array(z.object({ day: Day, checks: z.int(), answered: z.int() }))
    .describe('Those of the last 90 days on which it was looked at.'),
  lastSyncAt: Instant.nullable(),
  checkedAt: Instant.nullable(),
  config: z
    .object({
      webhook: z.string().describe('Which address the service calls.'),
      verifyToken: z.string().nullable().describe('What the service shows when it asks for the first time.'),
      settings: z.record(z.string(), z.string()),
      secret: z.string().nullable().describe('That one is kept; never the secret itself.'),
    })
    .nullable(),
  test: z
    .object({
      code: z.string().nullable(),
      passedAt: Instant.nullable().describe('When the words came in.'),
      answer: z
        .object({ state: z.enum(OUTBOUND_STATES), reason: z.enum(OUTBOUND_REASONS).nullable() })
        .nullable()
        .describe('How far our answer to them came; null: none was written yet.'),
    })
    .describe('What to write there from a phone to see a message go round.'),
  steps: z.array(
    z.object({ name: z.string(), state: z.enum(['done', 'waiting', 'failed']), note: z.string() }),
  ),
});
export type ChannelCard = z.infer<typeof ChannelCard>;

export const ChannelOverview = z.object({
  channels: z.array(ChannelCard),
  totals: z.object({
    active: z.int().describe('Of the four that the panel names.'),
    named: z.int(),
    leads: z.int(),
    responseSeconds: Figure,
    uptime: Figure,
  }),
});
export type ChannelOverview = z.infer<typeof ChannelOverview>;

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

export const ChatbotSettings = z.object({
  autoResponses: z
    .enum(AUTO_RESPONSES)
    .describe('When the assistant answers by itself; what it does not answer waits for the team.'),
  languages: z
    .array(z.enum(LANGUAGE_CODES))
    .min(1, 'Choose at least one language.')
    .max(LANGUAGE_CODES.length)
    .describe('In which it answers by itself; a message in another waits for the team.'),
});
export type ChatbotSettings = z.infer<typeof ChatbotSettings>;

export const ReplyTemplate = z.object({
  name: z.string(),
  language: z.string(),
  body: z.string(),
  variables: z.int().describe('How many places its body has.'),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

const tags = ['channels'];

/** Where people write to a workspace, and whether that works. */
export const channels = {
  overview: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/channels',
      tags,
      summary: 'Every channel, how it is and what came by it',
    })
    .output(ChannelOverview),
  connect: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/channels',
      tags,
      summary: 'Connect a channel, or give it other keys; the service is asked before anything is kept',
      successStatus: 201,
    })
    .errors(errorsOf('UNAVAILABLE'))
    .input(ChannelCredentials)
    .output(ChannelCard),
  change: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'PATCH', path: '/channels/{id}', tags, summary: 'Turn a channel on or off' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ enabled: z.boolean() }))
    .output(ChannelCard),
  remove: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'DELETE', path: '/channels/{id}', tags, summary: 'Disconnect it; what was said stays' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  sync: workspaceRoute('agent', 'workspace:manage')
    .route({
      method: 'POST',
      path: '/channels/{id}/sync',
      tags,
      summary: 'Look at it now, fetch its templates, and work on what waits',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ChannelCard),
  testAll: workspaceRoute('agent', 'workspace:manage')
    .route({
      method: 'POST',
      path: '/channels/test-all',
      tags,
      summary: 'Look at every channel now, as Sync does for one',
    })
    .output(ChannelOverview),
  test: workspaceRoute('agent', 'workspace:manage')
    .route({
      method: 'POST',
      path: '/channels/{id}/test',
      tags,
      summary: 'A word to write there: when it comes in, it is answered, and the test has passed',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ChannelCard),
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
      summary: 'Work again on what came with a call; what was answered is not answered twice',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ waiting: z.int() })),
  settings: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/channels/settings',
      tags,
      summary: 'How the assistant answers on channels',
    })
    .output(ChatbotSettings),
  changeSettings: workspaceRoute('admin', 'workspace:manage')
    .route({ method: 'PUT', path: '/channels/settings', tags, summary: 'Change it' })
    .input(ChatbotSettings)
    .output(ChatbotSettings),
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
      summary: 'Answer by an approved message, when words of our own may not go there',
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

import { PANEL_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import { AUTO_RESPONSES } from '@propguard/rules/channels/chatbot-settings';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { OUTBOUND_REASONS, OUTBOUND_STATES } from '@propguard/rules/outbound/outbound-messages';
import * as z from 'zod';
import { ChannelCredentials } from './channel-credentials.ts';
import { errorsOf } from './errors.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant } from './shapes.ts';

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
};

import { eventIterator } from '@orpc/contract';
import { MESSAGE_AUTHORS, SURVEY_KINDS } from '@propguard/rules/conversations/states';
import { PHONE_MAX_LENGTH } from '@propguard/rules/enquiries/enquiry-limits';
import { isOrigin } from '@propguard/rules/lead-forms/lead-forms';
import { MEDIA_TYPES_TEXT } from '@propguard/rules/media/media-types';
import { ADDRESS_MAX_LENGTH } from '@propguard/rules/people/addresses';
import {
  WIDGET_ABOUT_MAX,
  WIDGET_COLOUR_NAMES,
  WIDGET_MESSAGE_MAX,
  WIDGET_NAME_MAX,
  WIDGET_ORIGINS_MAX,
  WIDGET_POSITIONS,
  WIDGET_TEXT_MAX,
  WIDGET_THEMES,
} from '@propguard/rules/widget/widget';
import { PERSON_NAME_MAX_LENGTH } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { AssistantLanguage, AssistantWishes } from './assistant-turns.ts';
import { Conversation, messageText } from './conversations.ts';
import { errorsOf } from './errors.ts';
import { pageRoute, passRoute, workspaceRoute } from './route.ts';
import { Done, Id, Instant, oneLine } from './shapes.ts';

/** A site as browsers name it; null when it is none. */
const originOf = (written: string): string | null => {
  const text = written.trim().toLowerCase().replace(/\/+$/, '');
  if (!isOrigin(text)) return null;
  return URL.canParse(text) ? new URL(text).origin : null;
};

const Site = z
  .string()
  .trim()
  .max(300)
  .refine((written) => originOf(written) !== null, 'Enter a site such as https://www.example.com.au.')
  .transform((written) => originOf(written) ?? written)
  .meta({ examples: ['https://www.example.com.au'] });
const Language = z.union([z.literal('auto'), AssistantLanguage]);

export const WidgetSettings = z.object({
  origins: z
    .array(Site)
    .max(WIDGET_ORIGINS_MAX)
    .describe('Sites that may show it; none: our own preview alone.'),
  position: z.enum(WIDGET_POSITIONS),
  theme: z.enum(WIDGET_THEMES),
  colour: z.enum(WIDGET_COLOUR_NAMES),
  language: Language.describe('auto: as the visitor’s browser is set.'),
  title: oneLine(WIDGET_NAME_MAX)
    .min(1, 'Enter a name.')
    .meta({ examples: ['Alex'] }),
  greeting: z
    .string()
    .trim()
    .max(WIDGET_TEXT_MAX)
    .describe('The first line; empty: ours, in the visitor’s language.'),
  offlineNote: z
    .string()
    .trim()
    .max(WIDGET_TEXT_MAX)
    .describe('Shown outside of business hours; empty: ours, in the visitor’s language.'),
  asksLead: z.boolean().describe('Whether visitors are offered to leave their name and number.'),
  takesFiles: z.boolean(),
});
export type WidgetSettings = z.infer<typeof WidgetSettings>;

/** The widget of a workspace, as its members see it. */
export const Widget = WidgetSettings.extend({
  id: Id.describe('Of its channel.'),
  key: z.string().describe('What its address has.'),
  script: z.string().describe('Where the script is.'),
  enabled: z.boolean(),
  hasSecret: z.boolean().describe('Whether visitors can be identified by a signature.'),
  seen: z.array(z.object({ origin: z.string(), visits: z.int(), lastAt: Instant })),
  example: z
    .string()
    .nullable()
    .describe('A page on another origin that shows it; null when none is served.'),
  sizes: z
    .object({ loader: z.int(), frame: z.int() })
    .nullable()
    .describe('What a browser loads, in bytes, compressed; null before the first build.'),
});
export type Widget = z.infer<typeof Widget>;

/** What the frame needs before anybody has written. */
export const PublicWidget = z.object({
  office: z.string(),
  title: z.string(),
  greeting: z.string(),
  offlineNote: z.string(),
  colour: z.enum(WIDGET_COLOUR_NAMES),
  theme: z.enum(WIDGET_THEMES),
  language: Language,
  asksLead: z.boolean(),
  takesFiles: z.boolean(),
  origins: z.array(z.string()).describe('Who may show it, our own preview among them.'),
  opensAt: Instant.nullable().describe('When somebody of the team is there again; null: now.'),
  zone: z.string(),
});
export type PublicWidget = z.infer<typeof PublicWidget>;

const WidgetFile = z.object({ name: z.string(), mediaType: z.string(), sizeBytes: z.int() });

const WidgetLink = z.object({ label: z.string(), url: z.string() });

const WidgetHome = z.object({
  title: z.string(),
  text: z.string(),
  url: z.string().nullable().describe('A page that everybody may open; null: there is none.'),
  picture: Id.nullable().describe('The home that can be shown; null: there is no picture.'),
});
export type WidgetHome = z.infer<typeof WidgetHome>;

/** What an answer found, as the frame shows it. */
const WidgetCard = z.object({
  homes: z.array(WidgetHome),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  link: WidgetLink.nullable(),
});
export type WidgetCard = z.infer<typeof WidgetCard>;

export const WidgetMessage = z.object({
  id: Id,
  author: z.enum(MESSAGE_AUTHORS),
  name: z.string().nullable().describe('Of the member who wrote it.'),
  text: z.string(),
  cards: z.array(WidgetCard).describe('What it shows beside its words.'),
  choices: z.array(z.string()).describe('What may be said next.'),
  file: WidgetFile.nullable(),
  at: Instant,
});
export type WidgetMessage = z.infer<typeof WidgetMessage>;

export const WidgetThread = z.object({
  state: Conversation.shape.state,
  member: z.string().nullable().describe('Who of the team has it.'),
  isAnswering: z.boolean(),
  isKnown: z.boolean().describe('Whether they left an address, or were identified.'),
  wishes: AssistantWishes.nullable().describe('What they look for, as it was heard; null: nothing yet.'),
  messages: z.array(WidgetMessage),
  surveys: z
    .array(z.object({ kind: z.enum(SURVEY_KINDS), score: z.int().nullable() }))
    .describe('What is asked once it was closed: how the help was, and whether they would tell a friend.'),
  testAnswer: z
    .string()
    .optional()
    .describe('To a member who tries the chat with the words of a test; said once and kept nowhere.'),
});
export type WidgetThread = z.infer<typeof WidgetThread>;

const ByKey = z.object({ key: z.string().min(1).max(60) });
const tags = ['widget'];
const visits = passRoute('widget-visit');

/** Our chat on other people's pages: how a workspace sets it up, and what its visitors do. */
export const widget = {
  get: workspaceRoute('viewer', 'workspace:read')
    .route({
      method: 'GET',
      path: '/widget',
      tags,
      summary: 'The widget of the workspace; null before it is made',
    })
    .output(z.object({ widget: Widget.nullable() })),
  make: workspaceRoute('agent', 'workspace:manage')
    .route({ method: 'POST', path: '/widget', tags, summary: 'Make it, unless it is there already' })
    .output(Widget),
  change: workspaceRoute('admin', 'workspace:manage')
    .route({
      method: 'PUT',
      path: '/widget',
      tags,
      summary: 'Change how it looks, and where it may be shown',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(WidgetSettings)
    .output(Widget),
  renewSecret: workspaceRoute('admin', null)
    .route({
      method: 'POST',
      path: '/widget/secret',
      tags,
      summary: 'A new secret by which your server signs who a visitor is; shown this once',
    })
    .errors(errorsOf('NOT_FOUND'))
    .output(z.object({ secret: z.string() })),
  show: pageRoute('key', 'widget')
    .route({
      method: 'GET',
      path: '/widgets/{key}',
      tags,
      summary: 'What the frame shows before anybody wrote',
    })
    .input(ByKey)
    .output(PublicWidget),
  begin: pageRoute('key', 'widget')
    .meta({ access: { kind: 'page', page: 'widget', parameter: 'key' }, rate: 'visits' })
    .route({
      method: 'POST',
      path: '/widgets/{key}/visits',
      tags,
      summary: 'A pass for a visitor of a site on the list',
      successStatus: 201,
    })
    .errors(errorsOf('FOREIGN_ORIGIN'))
    .input(
      ByKey.extend({
        host: z
          .string()
          .max(300)
          .describe('The origin of the page that shows the frame, as the browser names it.'),
        language: AssistantLanguage.nullable().default(null),
      }),
    )
    .output(z.object({ pass: z.string() })),
  thread: visits
    .route({ method: 'GET', path: '/widget-visit', tags, summary: 'The conversation, and who answers' })
    .output(WidgetThread),
  send: visits
    .route({ method: 'POST', path: '/widget-visit/messages', tags, summary: 'Write', successStatus: 201 })
    .errors(errorsOf('CONFLICT', 'LIMIT_REACHED', 'IDEMPOTENCY_KEY_REUSED'))
    .input(
      z.object({
        id: Id.describe('Made by the client; the same id again is the same message.'),
        text: messageText(WIDGET_MESSAGE_MAX),
        about: oneLine(WIDGET_ABOUT_MAX)
          .default('')
          .describe('The home that the page around the frame is about, as the page names it.')
          .meta({ examples: ['5 Poinciana Lane, Teneriffe'] }),
      }),
    )
    .output(WidgetThread),
  picture: visits
    .route({
      method: 'GET',
      path: '/widget-visit/pictures/{propertyId}',
      tags,
      summary: 'A home that an answer named: the agency’s own photo, or a drawing as SVG',
    })
    .errors(errorsOf('NOT_FOUND', 'RANGE_NOT_SATISFIABLE'))
    .input(z.object({ propertyId: Id.describe('Of the home, as its card names it.') }))
    .output(z.file()),
  sendFile: visits
    .route({
      method: 'PUT',
      path: '/widget-visit/files/{id}/{name}',
      tags,
      summary: 'Send a picture or a document, as application/octet-stream',
      description: `${MEDIA_TYPES_TEXT}, by their content. Of pictures what they show is kept, and nothing of where they were taken.`,
    })
    .errors(errorsOf('FORBIDDEN', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'LIMIT_REACHED', 'STORAGE_FULL'))
    .input(z.object({ id: Id, name: oneLine(255).min(1), content: z.file() }))
    .output(WidgetThread),
  file: visits
    .route({
      method: 'GET',
      path: '/widget-visit/messages/{id}/file',
      tags,
      summary: 'The file that came with a message of this conversation',
    })
    .errors(errorsOf('NOT_FOUND', 'RANGE_NOT_SATISFIABLE'))
    .input(z.object({ id: Id.describe('Of the message.') }))
    .output(z.file()),
  watch: visits
    .route({
      method: 'GET',
      path: '/widget-visit/events',
      tags,
      summary: 'That something was said, as server-sent events; the words are asked for',
    })
    .output(eventIterator(z.object({ type: z.literal('changed') }))),
  handOver: visits
    .route({ method: 'POST', path: '/widget-visit/hand-over', tags, summary: 'Ask for a person' })
    .output(WidgetThread),
  leaveLead: visits
    .route({
      method: 'POST',
      path: '/widget-visit/lead',
      tags,
      summary: 'Leave a name and an address to be reached at',
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(
      z.object({
        name: oneLine(PERSON_NAME_MAX_LENGTH).default(''),
        email: oneLine(ADDRESS_MAX_LENGTH)
          .default('')
          .meta({ examples: ['nadia@harbour.localhost'] }),
        phone: oneLine(PHONE_MAX_LENGTH).default(''),
        agrees: z.boolean().default(false),
        language: AssistantLanguage.default('en').describe('In which the words beside the box were.'),
      }),
    )
    .output(WidgetThread),
  identify: visits
    .route({
      method: 'POST',
      path: '/widget-visit/identify',
      tags,
      summary:
        'Who the visitor is, signed by the site’s own server: HMAC-SHA256 of the id with the widget’s secret',
    })
    .errors(errorsOf('FORBIDDEN'))
    .input(
      z.object({
        id: oneLine(200)
          .min(1, 'Name the visitor by an id of yours.')
          .meta({ examples: ['customer-204'] }),
        hash: z.string().max(200).describe('In hexadecimal.'),
        name: oneLine(PERSON_NAME_MAX_LENGTH).default(''),
      }),
    )
    .output(WidgetThread),
  rate: visits
    .route({
      method: 'POST',
      path: '/widget-visit/surveys',
      tags,
      summary: 'Rate the conversation once it’s closed',
    })
    .errors(errorsOf('CONFLICT'))
    .input(z.object({ kind: z.enum(SURVEY_KINDS), score: z.int().min(0).max(10) }))
    .output(WidgetThread),
  leave: visits
    .route({
      method: 'DELETE',
      path: '/widget-visit',
      tags,
      summary: 'Forget the pass: this browser is no longer recognised',
    })
    .output(Done),
};

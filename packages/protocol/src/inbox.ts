import { WEEKDAYS } from '@propguard/rules/agents/spans';
import { CHANNELS, CONVERSATION_SOURCES } from '@propguard/rules/conversations/channels';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import {
  ANSWER_MINUTES_MAX,
  CANNED_SHORTCUT_MAX,
  NOTE_MAX,
  REPLY_MAX,
  SURVEY_COMMENT_MAX,
} from '@propguard/rules/conversations/limits';
import {
  CONVERSATION_STATES,
  INBOX_VIEWS,
  MESSAGE_AUTHORS,
  SURVEY_KINDS,
} from '@propguard/rules/conversations/states';
import { OUTBOUND_STATES } from '@propguard/rules/outbound/outbound-messages';
import { isTimeZone } from '@propguard/rules/time/zones';
import * as z from 'zod';
import { AssistantLanguage } from './assistant-turns.ts';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { linkRoute, workspaceRoute } from './route.ts';
import { ById, Done, GuestPass, Id, Instant, oneLine } from './shapes.ts';

const tags = ['inbox'];

const written = (most: number, empty: string) =>
  z
    .string()
    .max(most, `Keep it under ${most} characters.`)
    .overwrite(cleanText)
    .refine((text) => text.trim() !== '', empty);

const Member = z.object({ id: Id, name: z.string() });

/** How long somebody has waited, counted in the hours in which the workspace answers. */
const Waiting = z.object({
  since: Instant,
  seconds: z.int().min(0).describe('Of the hours in which the workspace answers.'),
  runs: z.boolean().describe('Whether it goes on now: outside of those hours it stands.'),
  promisedMinutes: z.int().nullable(),
});

export const InboxRow = z.object({
  id: Id,
  name: z.string().nullable().describe('Null: nobody knows yet.'),
  title: z.string(),
  channel: z.enum(CHANNELS),
  source: z.enum(CONVERSATION_SOURCES).nullable(),
  state: z.enum(CONVERSATION_STATES),
  language: AssistantLanguage.nullable(),
  assignee: Member.nullable(),
  isMine: z.boolean(),
  waiting: Waiting.nullable(),
  snoozedUntil: Instant.nullable(),
  lastText: z.string().nullable(),
  lastAuthor: z.enum(MESSAGE_AUTHORS).nullable(),
  lastBy: z.string().nullable().describe('The member who wrote it.'),
  found: z.string().nullable().describe('With words that are looked for: the newest message that has them.'),
  csat: z.int().nullable(),
  leadId: Id.nullable(),
  updatedAt: Instant,
});
export type InboxRow = z.infer<typeof InboxRow>;

/** One line of a conversation as the team sees it. */
export const InboxEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    id: Id,
    author: z.enum(MESSAGE_AUTHORS),
    by: z.string().nullable(),
    text: z.string(),
    shown: z
      .array(z.object({ title: z.string(), path: z.string().nullable() }))
      .describe('Cards and sources that stood beside it.'),
    files: z
      .array(
        z.object({
          name: z.string(),
          mediaId: Id.nullable().describe('Null where it was not taken.'),
          refused: z.string().nullable().describe('Why it was not taken.'),
        }),
      )
      .describe('What came with it.'),
    delivery: z
      .object({ state: z.enum(OUTBOUND_STATES), why: z.string().nullable() })
      .nullable()
      .describe('How far it came on its channel; null on our own pages, and of what came in.'),
    segment: z.int(),
    at: Instant,
  }),
  z.object({ kind: z.literal('note'), id: Id, by: z.string().nullable(), text: z.string(), at: Instant }),
  z.object({
    kind: z.literal('hand-over'),
    id: Id,
    reason: z.string().nullable(),
    by: z.string().nullable().describe('Who took it.'),
    takenAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    ending: z.enum(['taken-back', 'given-back', 'resolved']).nullable(),
    at: Instant,
  }),
  z.object({
    kind: z.literal('survey'),
    id: Id,
    survey: z.enum(SURVEY_KINDS),
    score: z.int(),
    comment: z.string().nullable(),
    at: Instant,
  }),
]);
export type InboxEntry = z.infer<typeof InboxEntry>;

export const InboxConversation = InboxRow.extend({
  segment: z.int(),
  handOverReason: z.string().nullable(),
  entries: z.array(InboxEntry),
  draft: z.string(),
  lookers: z.array(Member).describe('Who else looks at it at this moment.'),
  contact: z.object({
    personId: Id.nullable(),
    addresses: z.array(z.object({ kind: z.string(), value: z.string() })),
    since: Instant,
  }),
  lead: z
    .object({
      id: Id,
      name: z.string().nullable(),
      status: z.string(),
      score: z.int().nullable(),
      band: z.string().nullable(),
    })
    .nullable(),
  appointment: z.object({ id: Id, title: z.string(), startsAt: Instant, zone: z.string() }).nullable(),
  earlier: z.array(z.object({ id: Id, title: z.string(), channel: z.enum(CHANNELS), updatedAt: Instant })),
});
export type InboxConversation = z.infer<typeof InboxConversation>;

const Count = z.int().min(0).describe('1000 stands for that many or more.');
export const InboxCounts = z.object({
  views: z.object({ open: Count, mine: Count, waiting: Count, snoozed: Count }),
  channels: z.array(z.object({ channel: z.enum(CHANNELS), open: Count })),
});
export type InboxCounts = z.infer<typeof InboxCounts>;

export const CannedReply = z.object({ id: Id, shortcut: z.string(), text: z.string() });
export type CannedReply = z.infer<typeof CannedReply>;
const Canned = z.object({
  shortcut: oneLine(CANNED_SHORTCUT_MAX).min(1, 'Enter a short name.'),
  text: written(REPLY_MAX, 'Write the reply.'),
});

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Enter a time such as 09:00.');
export const InboxSettings = z.object({
  zone: z.string().max(60).refine(isTimeZone, 'Choose a time zone such as Australia/Sydney.'),
  hours: z
    .array(z.object({ day: z.literal([...WEEKDAYS]), from: TimeOfDay, to: TimeOfDay }))
    .max(42)
    .describe('When somebody answers; Monday is 1.'),
  answerMinutes: z.int().min(1).max(ANSWER_MINUTES_MAX).describe('Within how many minutes of those hours.'),
});
export type InboxSettings = z.infer<typeof InboxSettings>;

const Score = z.object({
  kind: z.enum(SURVEY_KINDS),
  score: z.int().min(0).max(10),
  comment: z.string().trim().max(SURVEY_COMMENT_MAX).overwrite(cleanText).default(''),
});
export const Survey = z.object({
  kind: z.enum(SURVEY_KINDS),
  score: z.int().nullable(),
  answeredAt: Instant.nullable(),
});
export type Survey = z.infer<typeof Survey>;
const Surveys = z.object({ workspace: z.string().nullable(), items: z.array(Survey) });

const change = (path: string, summary: string) =>
  workspaceRoute('agent', null)
    .route({ method: 'POST', path: `/inbox/{id}/${path}`, tags, summary })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'));

/** What people wrote to a workspace, on every channel, and what its team answers. */
export const inbox = {
  list: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/inbox',
      tags,
      summary: 'Conversations of the workspace, the newest first',
    })
    .input(
      PageQuery.extend({
        view: z.enum(INBOX_VIEWS).default('open'),
        channel: z.enum(CHANNELS).optional(),
        query: z.string().trim().max(200).default('').describe('Words in any message, name or address.'),
      }),
    )
    .output(pageOf(InboxRow)),
  counts: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/inbox/counts',
      tags,
      summary: 'How many are open, mine, waiting, put off',
    })
    .output(InboxCounts),
  canned: workspaceRoute('agent', 'assistant:read')
    .route({ method: 'GET', path: '/inbox/canned-replies', tags, summary: 'Replies that are kept ready' })
    .output(z.object({ items: z.array(CannedReply) })),
  addCanned: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/canned-replies',
      tags,
      summary: 'Keep a reply ready',
      successStatus: 201,
    })
    .errors(errorsOf('CONFLICT', 'LIMIT_REACHED'))
    .input(Canned)
    .output(CannedReply),
  changeCanned: workspaceRoute('agent', null)
    .route({ method: 'PUT', path: '/inbox/canned-replies/{id}', tags, summary: 'Change one' })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend(Canned.shape))
    .output(CannedReply),
  removeCanned: workspaceRoute('agent', null)
    .route({ method: 'DELETE', path: '/inbox/canned-replies/{id}', tags, summary: 'Remove one' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Done),
  settings: workspaceRoute('agent', 'assistant:read')
    .route({ method: 'GET', path: '/inbox/settings', tags, summary: 'When the team answers, and how soon' })
    .output(InboxSettings),
  changeSettings: workspaceRoute('admin', null)
    .route({ method: 'PUT', path: '/inbox/settings', tags, summary: 'Say when the team answers' })
    .input(InboxSettings)
    .output(InboxSettings),
  members: workspaceRoute('agent', 'assistant:read')
    .route({ method: 'GET', path: '/inbox/members', tags, summary: 'Who can be given a conversation' })
    .output(z.object({ items: z.array(Member) })),
  get: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/inbox/{id}',
      tags,
      summary: 'One conversation with all that belongs to it',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(InboxConversation),
  reply: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/{id}/replies',
      tags,
      summary: 'Answer as a person; whoever answers has the conversation',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT', 'LIMIT_REACHED'))
    .input(
      ById.extend({
        messageId: Id.describe('Made by the client.'),
        text: written(REPLY_MAX, 'Write a reply.'),
      }),
    )
    .output(Done),
  addNote: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/{id}/notes',
      tags,
      summary: 'Say something to the team alone',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(ById.extend({ text: written(NOTE_MAX, 'Write a note.') }))
    .output(Done),
  take: change('take', 'Answer this one yourself; the assistant is silent').input(ById).output(Done),
  assign: change('assignee', 'Give it to somebody, or to nobody')
    .input(ById.extend({ memberId: Id.nullable() }))
    .output(Done),
  giveBack: change('give-back', 'Let the assistant answer again').input(ById).output(Done),
  resolve: change('resolve', 'Close it; the person is asked how it was').input(ById).output(Done),
  reopen: change('reopen', 'Open it again, as yours').input(ById).output(Done),
  snooze: change('snooze', 'Put it off until a moment, or until they write')
    .input(ById.extend({ until: Instant }))
    .output(Done),
  makeLead: change('lead', 'Make a lead of whoever writes')
    .errors(errorsOf('LIMIT_REACHED'))
    .input(ById)
    .output(z.object({ leadId: Id })),
  saveDraft: workspaceRoute('agent', null)
    .route({ method: 'PUT', path: '/inbox/{id}/draft', tags, summary: 'Keep what you have begun to write' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ text: z.string().max(REPLY_MAX) }))
    .output(Done),
  look: workspaceRoute('agent', null)
    .route({ method: 'PUT', path: '/inbox/{id}/looking', tags, summary: 'Say that you look at it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ isLooking: z.boolean() }))
    .output(Done),
  surveys: workspaceRoute('viewer', null)
    .route({
      method: 'GET',
      path: '/assistant/conversations/{id}/surveys',
      tags,
      summary: 'As the person who asked: what you are asked about how it was',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Surveys),
  rate: workspaceRoute('viewer', null)
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/surveys',
      tags,
      summary: 'As the person who asked: say how it was, once',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend(Score.shape))
    .output(Surveys),
  showSurvey: linkRoute('survey', 'pass')
    .route({ method: 'GET', path: '/surveys/{pass}', tags, summary: 'What is asked about how it was' })
    .input(z.object({ pass: GuestPass }))
    .output(Surveys),
  answerSurvey: linkRoute('survey', 'pass')
    .route({ method: 'POST', path: '/surveys/{pass}', tags, summary: 'Say how it was, once' })
    .errors(errorsOf('CONFLICT'))
    .input(z.object({ pass: GuestPass, ...Score.shape }))
    .output(Surveys),
};

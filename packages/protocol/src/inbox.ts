import { WEEKDAYS } from '@propguard/rules/agents/spans';
import { CHANNELS } from '@propguard/rules/conversations/channels';
import { cleanText } from '@propguard/rules/conversations/clean-text';
import {
  ANSWER_MINUTES_MAX,
  CANNED_SHORTCUT_MAX,
  NOTE_MAX,
  REPLY_MAX,
  SURVEY_COMMENT_MAX,
} from '@propguard/rules/conversations/limits';
import { INBOX_VIEWS, SURVEY_KINDS } from '@propguard/rules/conversations/states';
import { isTimeZone } from '@propguard/rules/time/zones';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { InboxConversation, InboxMember, InboxRow } from './inbox-facts.ts';
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

const Count = z.int().min(0).describe('1000 means that many or more.');
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

export const SuggestedReply = z.object({
  to: Id.describe('The message that it answers.'),
  text: z.string(),
  sources: z.array(z.string()).describe('What it is based on, by name.'),
});
export type SuggestedReply = z.infer<typeof SuggestedReply>;

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
      summary: 'How many are open, mine, waiting and snoozed',
    })
    .output(InboxCounts),
  canned: workspaceRoute('agent', 'assistant:read')
    .route({ method: 'GET', path: '/inbox/canned-replies', tags, summary: 'Saved replies' })
    .output(z.object({ items: z.array(CannedReply) })),
  addCanned: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/canned-replies',
      tags,
      summary: 'Save a reply',
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
    .output(z.object({ items: z.array(InboxMember) })),
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
        fileId: Id.optional().describe('A file of /media that goes with it, where the channel takes files.'),
      }),
    )
    .output(Done),
  suggest: workspaceRoute('agent', 'assistant:read')
    .route({
      method: 'GET',
      path: '/inbox/{id}/suggestion',
      tags,
      summary: 'What the assistant would answer; nothing is sent',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(z.object({ suggestion: SuggestedReply.nullable() })),
  addNote: workspaceRoute('agent', null)
    .route({
      method: 'POST',
      path: '/inbox/{id}/notes',
      tags,
      summary: 'Add a note only the team can see',
      successStatus: 201,
    })
    .errors(errorsOf('NOT_FOUND', 'LIMIT_REACHED'))
    .input(ById.extend({ text: written(NOTE_MAX, 'Write a note.') }))
    .output(Done),
  take: change('take', 'Take over: you answer, and the assistant stays quiet').input(ById).output(Done),
  assign: change('assignee', 'Assign it to someone, or to nobody')
    .input(ById.extend({ memberId: Id.nullable() }))
    .output(Done),
  giveBack: change('give-back', 'Let the assistant answer again').input(ById).output(Done),
  resolve: change('resolve', 'Close it; the person is asked how it went').input(ById).output(Done),
  reopen: change('reopen', 'Open it again, as yours').input(ById).output(Done),
  snooze: change('snooze', 'Snooze it until a time, or until they write')
    .input(ById.extend({ until: Instant }))
    .output(Done),
  makeLead: change('lead', 'Make the person a lead')
    .errors(errorsOf('LIMIT_REACHED'))
    .input(ById)
    .output(z.object({ leadId: Id })),
  saveDraft: workspaceRoute('agent', null)
    .route({ method: 'PUT', path: '/inbox/{id}/draft', tags, summary: 'Save a draft reply' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ text: z.string().max(REPLY_MAX) }))
    .output(Done),
  look: workspaceRoute('agent', null)
    .route({ method: 'PUT', path: '/inbox/{id}/looking', tags, summary: 'Say that you’re looking at it' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ isLooking: z.boolean() }))
    .output(Done),
  surveys: workspaceRoute('viewer', null)
    .route({
      method: 'GET',
      path: '/assistant/conversations/{id}/surveys',
      tags,
      summary: 'As the person who asked: the questions about how it went',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(Surveys),
  rate: workspaceRoute('viewer', null)
    .route({
      method: 'POST',
      path: '/assistant/conversations/{id}/surveys',
      tags,
      summary: 'As the person who asked: rate how it went, once',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById.extend(Score.shape))
    .output(Surveys),
  showSurvey: linkRoute('survey', 'pass')
    .route({ method: 'GET', path: '/surveys/{pass}', tags, summary: 'The questions about how it went' })
    .input(z.object({ pass: GuestPass }))
    .output(Surveys),
  answerSurvey: linkRoute('survey', 'pass')
    .route({ method: 'POST', path: '/surveys/{pass}', tags, summary: 'Rate how it went, once' })
    .errors(errorsOf('CONFLICT'))
    .input(z.object({ pass: GuestPass, ...Score.shape }))
    .output(Surveys),
};

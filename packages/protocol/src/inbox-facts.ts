import { CHANNELS, CONVERSATION_SOURCES } from '@propguard/rules/conversations/channels';
import { HAND_OVER_CAUSES } from '@propguard/rules/conversations/hand-over-causes';
import { REMEMBERED_KEYS } from '@propguard/rules/conversations/remembered';
import { CONVERSATION_STATES, MESSAGE_AUTHORS, SURVEY_KINDS } from '@propguard/rules/conversations/states';
import { SCORE_BANDS } from '@propguard/rules/leads/facts';
import {
  OUTBOUND_CHANNELS,
  OUTBOUND_REASONS,
  OUTBOUND_STATES,
} from '@propguard/rules/outbound/outbound-messages';
import * as z from 'zod';
import { AssistantLanguage } from './assistant-turns.ts';
import { Id, Instant } from './shapes.ts';

export const HandOverCause = z
  .enum(HAND_OVER_CAUSES)
  .describe(
    'asked: they asked for a person. misunderstood: the assistant did not understand twice in a row. complaint, negotiation: what they wrote is for a person. team: the settings leave it to the team. taken: a member took it.',
  );

export const InboxMember = z.object({ id: Id, name: z.string() });

/** How long somebody has waited, counted in the hours in which the workspace answers. */
const Waiting = z.object({
  since: Instant,
  seconds: z.int().min(0).describe('Of the hours in which the workspace answers.'),
  runs: z.boolean().describe('Whether it goes on now: outside those hours it pauses.'),
  promisedMinutes: z.int().nullable(),
});

/** How far a message came on its channel. */
const Delivery = z.object({
  state: z.enum(OUTBOUND_STATES),
  reason: z.enum(OUTBOUND_REASONS).nullable(),
  why: z.string().nullable().describe('What the service said.'),
  attempts: z.int().describe('How often it was tried.'),
  channel: z.enum(OUTBOUND_CHANNELS).describe('By mail also where a visitor of the widget had left.'),
});

export const InboxRow = z.object({
  id: Id,
  name: z.string().nullable().describe('Null: nobody knows yet.'),
  address: z
    .string()
    .nullable()
    .describe('By what their channel knows them, as people write it; null: it shows nothing that says who.'),
  title: z.string(),
  channel: z.enum(CHANNELS),
  source: z.enum(CONVERSATION_SOURCES).nullable(),
  state: z.enum(CONVERSATION_STATES),
  language: AssistantLanguage.nullable(),
  assignee: InboxMember.nullable(),
  isMine: z.boolean(),
  waiting: Waiting.nullable(),
  snoozedUntil: Instant.nullable(),
  lastText: z.string().nullable(),
  lastAuthor: z.enum(MESSAGE_AUTHORS).nullable(),
  lastBy: z.string().nullable().describe('The member who wrote it.'),
  lastDelivery: z.enum(OUTBOUND_STATES).nullable().describe('Of what was said last, where it is ours.'),
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
      .array(
        z.object({
          title: z.string(),
          path: z.string().nullable(),
          facts: z.array(z.object({ label: z.string(), text: z.string() })).describe('Three at most.'),
          homes: z
            .array(
              z.object({
                title: z.string(),
                text: z.string(),
                path: z.string().nullable(),
                picture: z.string().describe('The path of a picture of it.'),
              }),
            )
            .describe('Six at most; the words do not list them again.'),
          sample: z.boolean(),
        }),
      )
      .describe('Cards and sources shown with it.'),
    files: z
      .array(
        z.object({
          name: z.string(),
          mediaId: Id.nullable().describe('Null where it was not accepted.'),
          isPicture: z.boolean(),
          refused: z.string().nullable().describe('Why it was not accepted.'),
        }),
      )
      .describe('What came with it.'),
    page: z
      .string()
      .nullable()
      .describe('The home of the page on which it was written, as that page names it.'),
    delivery: Delivery.nullable().describe(
      'How far it came on its channel; null of what is read on our own pages, and of what came in.',
    ),
    segment: z.int(),
    at: Instant,
  }),
  z.object({ kind: z.literal('note'), id: Id, by: z.string().nullable(), text: z.string(), at: Instant }),
  z.object({
    kind: z.literal('hand-over'),
    id: Id,
    cause: HandOverCause,
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
  handOverCause: HandOverCause.nullable().describe('Of the hand-over that is open.'),
  entries: z.array(InboxEntry),
  draft: z.string(),
  lookers: z.array(InboxMember).describe('Who else looks at it at this moment.'),
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
      band: z.enum(SCORE_BANDS).nullable(),
    })
    .nullable(),
  elsewhere: z
    .array(z.enum(CHANNELS))
    .describe('Other channels that are connected and on which the same person has an address.'),
  isInWidget: z.boolean().describe('Whether they read it in the chat on a website, where files can be sent.'),
  replyWindow: z
    .object({ until: Instant, hours: z.int() })
    .nullable()
    .describe('Until when words of our own may be written on this channel, of how many hours; null: always.'),
  answerTime: z
    .object({ medianSeconds: z.number(), answers: z.int() })
    .nullable()
    .describe('How soon they were answered in the last 30 days; null: they were not.'),
  remembered: z
    .array(z.object({ key: z.enum(REMEMBERED_KEYS), value: z.union([z.string(), z.number()]), at: Instant }))
    .describe('What they said that they look for, as the assistant heard it, and since when it holds.'),
  appointment: z.object({ id: Id, title: z.string(), startsAt: Instant, zone: z.string() }).nullable(),
  earlier: z.array(z.object({ id: Id, title: z.string(), channel: z.enum(CHANNELS), updatedAt: Instant })),
});
export type InboxConversation = z.infer<typeof InboxConversation>;

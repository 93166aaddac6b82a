import type { WeekSpan } from '@propguard/rules/agents/spans';
import { USUAL_ANSWER_MINUTES } from '@propguard/rules/conversations/limits';
import { SURVEY_KINDS } from '@propguard/rules/conversations/states';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, guestReads, id, instant, ownWorkspaceOnly } from './columns.ts';
import { conversationId, ofConversation, withConversation } from './conversations.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

/** What the team says among itself. No message: nothing that reads a conversation for its person comes near it. */
export const conversationNotes = pgTable(
  'conversation_note',
  {
    id: id(),
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    byAccountId: uuid('by_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ofConversation('note_of_conversation', table.conversationId, table.workspaceId),
    index('conversation_note_by_conversation').on(table.conversationId, table.createdAt),
    withConversation(),
  ],
);

/** What a member has begun to write, and has not sent. */
export const conversationDrafts = pgTable(
  'conversation_draft',
  {
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    ofConversation('draft_of_conversation', table.conversationId, table.workspaceId),
    withConversation(),
  ],
);

/** Who looks at a conversation: their browser says so again and again while it is open. */
export const conversationLookers = pgTable(
  'conversation_looker',
  {
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.accountId] }),
    ofConversation('looker_of_conversation', table.conversationId, table.workspaceId),
    withConversation(),
  ],
);

export const cannedReplies = pgTable(
  'canned_reply',
  {
    id: id(),
    workspaceId: workspaceId(),
    shortcut: text('shortcut').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('canned_reply_shortcut').on(table.workspaceId, table.shortcut), ownWorkspaceOnly()],
);

/** When a workspace answers, and within which time. */
export const inboxSettings = pgTable(
  'inbox_setting',
  {
    workspaceId: workspaceId().primaryKey(),
    zone: text('zone').notNull(),
    hours: jsonb('hours').$type<WeekSpan[]>().notNull(),
    answerMinutes: integer('answer_minutes').notNull().default(USUAL_ANSWER_MINUTES),
  },
  () => [ownWorkspaceOnly()],
);

/** How it was, asked once of each kind when a conversation was resolved. */
export const conversationSurveys = pgTable(
  'conversation_survey',
  {
    id: id(),
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    segment: integer('segment').notNull(),
    kind: text('kind', { enum: SURVEY_KINDS }).notNull(),
    /** Who had it when it was resolved. */
    memberId: uuid('member_id').references(() => accounts.id, { onDelete: 'set null' }),
    score: smallint('score'),
    comment: text('comment'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    unique('survey_once').on(table.conversationId, table.segment, table.kind),
    ofConversation('survey_of_conversation', table.conversationId, table.workspaceId),
    index('survey_by_workspace').on(table.workspaceId, table.answeredAt),
    check(
      'survey_score_on_scale',
      sql`score is null or score between case kind when 'csat' then 1 else 0 end
      and case kind when 'csat' then 5 else 10 end`,
    ),
    ownWorkspaceOnly(),
    guestReads('survey'),
  ],
);

/**
 * A conversation that is answered in another workspace: a visitor's own has nobody to answer, the home workspace has.
 * Each side has a row, which names the other; what is said on one is carried to the other by a job.
 */
export const conversationRelays = pgTable(
  'conversation_relay',
  {
    workspaceId: workspaceId(),
    conversationId: conversationId().primaryKey(),
    side: text('side', { enum: ['asker', 'answerer'] }).notNull(),
    /** No foreign keys: the other workspace may go, and this one keeps what was said. */
    otherWorkspaceId: uuid('other_workspace_id').notNull(),
    otherConversationId: uuid('other_conversation_id').notNull(),
    /** Up to which message of this side all is carried. */
    carried: integer('carried').notNull().default(-1),
    createdAt: createdAt(),
  },
  (table) => [
    ofConversation('relay_of_conversation', table.conversationId, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

import type {
  AssistantCard,
  AssistantSource,
  AssistantTurn,
  PendingAction,
  TurnEvent,
} from '@propguard/protocol/assistant-turns';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  bytes,
  createdAt,
  currentAccount,
  currentWorkspace,
  id,
  instant,
  ownWorkspaceOnly,
} from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

/** A conversation is its person's alone until it is handed over; then the workspace's team sees it. */
const ownOrHandedOver = sql`workspace_id = ${currentWorkspace}
  and (account_id is null or account_id = ${currentAccount} or state <> 'assistant')`;
/** As the conversation is; its own policy is applied inside. */
const withConversation = sql`workspace_id = ${currentWorkspace}
  and exists (select 1 from conversation c where c.id = conversation_id)`;

export const conversations = pgTable(
  'conversation',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null when an API key asked. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    source: text('source', { enum: ['web', 'widget', 'dashboard', 'api'] }).notNull(),
    state: text('state', { enum: ['assistant', 'waiting', 'person'] })
      .notNull()
      .default('assistant'),
    handedOverAt: instant('handed_over_at'),
    handOverReason: text('hand_over_reason'),
    personId: uuid('person_id').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('conversation_in_workspace').on(table.id, table.workspaceId),
    index('conversation_newest').on(table.workspaceId, table.updatedAt.desc(), table.id.desc()),
    pgPolicy('own_or_handed_over', { for: 'all', using: ownOrHandedOver, withCheck: ownOrHandedOver }),
  ],
);

export const turns = pgTable(
  'conversation_turn',
  {
    /** Made by the client, so that a question sent twice is asked once. */
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    question: text('question'),
    state: text('state', { enum: ['queued', 'running', 'finished', 'failed', 'stopped'] }).notNull(),
    attempt: integer('attempt').notNull().default(1),
    engine: text('engine', { enum: ['own', 'sensay', 'openai-compatible'] }),
    language: text('language').$type<AssistantTurn['language']>(),
    outcome: text('outcome').$type<AssistantTurn['outcome']>(),
    missing: text('missing'),
    notice: text('notice'),
    answer: text('answer').notNull().default(''),
    cards: jsonb('cards').$type<AssistantCard[]>().notNull().default([]),
    sources: jsonb('sources').$type<AssistantSource[]>().notNull().default([]),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    action: jsonb('action').$type<PendingAction>(),
    confidence: doublePrecision('confidence'),
    /** What the conversation was about after this turn. */
    dialogue: jsonb('dialogue').$type<unknown>(),
    rating: text('rating', { enum: ['up', 'down'] }),
    ratingNote: text('rating_note'),
    error: text('error'),
    /** An outside engine that was tried and failed. */
    failedEngine: text('failed_engine', { enum: ['own', 'sensay', 'openai-compatible'] }),
    /** Asked with a key that is not stored: whose it is, never the key. */
    triedEngine: text('tried_engine', { enum: ['sensay', 'openai-compatible'] }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    firstTextMs: integer('first_text_ms'),
    wholeMs: integer('whole_ms'),
    claimedAt: instant('claimed_at'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('turn_position').on(table.conversationId, table.position),
    index('turn_by_workspace').on(table.workspaceId, table.createdAt),
    pgPolicy('with_conversation', { for: 'all', using: withConversation, withCheck: withConversation }),
  ],
);

/** What happened in a turn, for a stream that is opened again. */
export const turnEvents = pgTable(
  'conversation_event',
  {
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    turnId: uuid('turn_id')
      .notNull()
      .references(() => turns.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    event: jsonb('event').$type<TurnEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.turnId, table.position] }),
    index('turn_event_by_workspace').on(table.workspaceId),
    pgPolicy('with_conversation', { for: 'all', using: withConversation, withCheck: withConversation }),
  ],
);

/** Who answers in a workspace. Keys are sealed with the installation's secret. */
export const assistantSettings = pgTable(
  'assistant_settings',
  {
    workspaceId: workspaceId().primaryKey(),
    engine: text('engine', { enum: ['own', 'sensay', 'openai-compatible'] })
      .notNull()
      .default('own'),
    sensayBaseUrl: text('sensay_base_url'),
    sensayApiVersion: text('sensay_api_version'),
    sensayOrganisationId: text('sensay_organisation_id'),
    sensayKey: bytes('sensay_key'),
    sensayKeyHint: text('sensay_key_hint'),
    sensayUserId: text('sensay_user_id'),
    sensayReplicaUuid: text('sensay_replica_uuid'),
    openAiBaseUrl: text('open_ai_base_url'),
    openAiModel: text('open_ai_model'),
    openAiKey: bytes('open_ai_key'),
    openAiKeyHint: text('open_ai_key_hint'),
    maxOutputTokens: integer('max_output_tokens'),
    maxSeconds: integer('max_seconds'),
    maxToolRounds: integer('max_tool_rounds'),
    connectionError: text('connection_error'),
    checkedAt: instant('checked_at'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  () => [ownWorkspaceOnly()],
);

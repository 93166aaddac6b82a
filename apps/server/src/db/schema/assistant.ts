import type { AssistantTurn, PendingAction, TurnEvent } from '@propguard/protocol/assistant-turns';
import { ASSISTANT_ENGINES } from '@propguard/rules/assistant/engines';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, ownWorkspaceOnly } from './columns.ts';
import { conversationId, messages, ofConversation, withConversation } from './conversations.ts';
import { workspaceId } from './workspaces.ts';

/** The assistant's answer to one or more messages. What was asked and what it said are messages of the conversation. */
export const turns = pgTable(
  'assistant_turn',
  {
    /** That of the message it answers: the client that made it asks for its turn by it. */
    id: uuid('id').primaryKey(),
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    segment: integer('segment').notNull(),
    state: text('state', { enum: ['queued', 'running', 'finished', 'failed', 'stopped'] }).notNull(),
    attempt: integer('attempt').notNull().default(1),
    engine: text('engine', { enum: ASSISTANT_ENGINES }),
    language: text('language').$type<AssistantTurn['language']>(),
    outcome: text('outcome').$type<AssistantTurn['outcome']>(),
    missing: text('missing'),
    notice: text('notice'),
    action: jsonb('action').$type<PendingAction>(),
    confidence: doublePrecision('confidence'),
    /** What the conversation was about after this turn. */
    dialogue: jsonb('dialogue').$type<unknown>(),
    error: text('error'),
    /** An outside engine that was tried and failed. */
    failedEngine: text('failed_engine', { enum: ASSISTANT_ENGINES }),
    /** Asked with a key that is not stored: whose it is, never the key. */
    triedEngine: text('tried_engine', { enum: ['sensay', 'openai-compatible'] }),
    firstTextMs: integer('first_text_ms'),
    wholeMs: integer('whole_ms'),
    /** The job that answers it, or did: by it the turn is stopped, and whoever answered it before is told apart. */
    jobId: uuid('job_id'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('turn_in_workspace').on(table.id, table.workspaceId),
    ofConversation('turn_of_conversation', table.conversationId, table.workspaceId),
    /** One at a time: the next question waits for the answer to the last. */
    uniqueIndex('turn_open').on(table.conversationId).where(sql`state in ('queued', 'running')`),
    index('turn_by_conversation').on(table.conversationId),
    index('turn_by_workspace').on(table.workspaceId, table.createdAt),
    withConversation(),
  ],
);

const turnId = () => uuid('turn_id').notNull();
type Column = Parameters<typeof foreignKey>[0]['columns'][number];
const ofTurn = (name: string, turn: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [turn, workspace],
    foreignColumns: [turns.id, turns.workspaceId],
  }).onDelete('cascade');

/** Which messages a turn answers, and the one that it wrote. */
export const turnMessages = pgTable(
  'assistant_turn_message',
  {
    messageId: uuid('message_id').primaryKey(),
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    turnId: turnId(),
    part: text('part', { enum: ['question', 'answer'] }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'turn_message_is_message',
      columns: [table.messageId, table.workspaceId],
      foreignColumns: [messages.id, messages.workspaceId],
    }).onDelete('cascade'),
    ofTurn('turn_message_of_turn', table.turnId, table.workspaceId),
    uniqueIndex('turn_answer').on(table.turnId).where(sql`part = 'answer'`),
    index('turn_message_by_turn').on(table.turnId),
    index('turn_message_by_workspace').on(table.workspaceId),
    withConversation(),
  ],
);

/** What happened in a turn, for a stream that is opened again. */
export const turnEvents = pgTable(
  'assistant_turn_event',
  {
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    turnId: turnId(),
    position: integer('position').notNull(),
    event: jsonb('event').$type<TurnEvent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.turnId, table.position] }),
    ofTurn('turn_event_of_turn', table.turnId, table.workspaceId),
    index('turn_event_by_workspace').on(table.workspaceId),
    withConversation(),
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

import type { MessageFile } from '@propguard/protocol/message-parts';
import { CONNECTED_CHANNELS, PANEL_CHANNELS } from '@propguard/rules/channels/channel-abilities';
import { AUTO_RESPONSES } from '@propguard/rules/channels/chatbot-settings';
import type { LanguageCode } from '@propguard/rules/languages/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/**
 * A channel that a workspace has connected. The migration adds how one is found by its id, before a workspace is known:
 * that is how the service's calls name it.
 */
export const channelConnections = pgTable(
  'channel_connection',
  {
    id: id(),
    workspaceId: workspaceId(),
    channel: text('channel', { enum: PANEL_CHANNELS }).notNull(),
    /** Under which name or number people find it there, as the service says. */
    name: text('name').notNull().default(''),
    /** What is no secret: numbers and addresses by which the service knows it. */
    settings: jsonb('settings').$type<Record<string, string>>().notNull().default({}),
    sealedSecrets: bytes('sealed_secrets'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** When it was last found to answer, and how quickly. */
    checkedAt: instant('checked_at'),
    checkMs: integer('check_ms'),
    error: text('error'),
    lastSyncAt: instant('last_sync_at'),
    /** What a member writes to it from their own phone, to see a message go round. */
    testCode: text('test_code'),
    testedAt: instant('tested_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('channel_connection_once').on(table.workspaceId, table.channel),
    unique('channel_connection_in_workspace').on(table.id, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

export const connectionId = () => uuid('connection_id').notNull();
type Column = Parameters<typeof foreignKey>[0]['columns'][number];
export const ofConnection = (name: string, connection: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [connection, workspace],
    foreignColumns: [channelConnections.id, channelConnections.workspaceId],
  }).onDelete('cascade');

/** Kept, refused with why, or still with the service, under its name there. */
export type InboundFile = MessageFile | { name: string; ref: string };
type MailThread = { subject: string; references: string[] };

/**
 * What somebody wrote on a channel, as it came in: once, however often the service delivers it. Its words go on into the
 * conversation and are taken out here.
 */
export const inboundMessages = pgTable(
  'inbound_message',
  {
    id: id(),
    workspaceId: workspaceId(),
    connectionId: connectionId(),
    /** The service's own id of it. */
    providerId: text('provider_id').notNull(),
    /** Where an answer goes: a number, a chat, an address. */
    sender: text('sender').notNull(),
    senderName: text('sender_name'),
    text: text('text').notNull(),
    /** The order that the service gives: its moment and, within one, its own count; after it the order in which they came. */
    sentAt: instant('sent_at').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    arrived: bigint('arrived', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    state: text('state', { enum: ['waiting', 'done', 'left'] })
      .notNull()
      .default('waiting'),
    /** Why it was left unanswered. */
    reason: text('reason'),
    contactId: uuid('contact_id'),
    conversationId: uuid('conversation_id'),
    callId: uuid('call_id'),
    /** Of mail: what it is called, and which messages it goes on from. */
    thread: jsonb('thread').$type<MailThread>(),
    /** What came with it; fetched where the service still has it. */
    files: jsonb('files').$type<InboundFile[]>().notNull().default([]),
    receivedAt: instant('received_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [
    unique('inbound_once').on(table.connectionId, table.providerId),
    ofConnection('inbound_of_connection', table.connectionId, table.workspaceId),
    index('inbound_waiting').on(table.connectionId, table.sender).where(sql`state = 'waiting'`),
    index('inbound_by_workspace').on(table.workspaceId, table.receivedAt),
    index('inbound_by_contact').on(table.contactId),
    index('inbound_by_call').on(table.callId),
    ownWorkspaceOnly(),
  ],
);

/** How far a mailbox has been read. Numbers are the server's own; with another validity they begin anew. */
export const mailboxPositions = pgTable(
  'mailbox_position',
  {
    connectionId: connectionId().primaryKey(),
    workspaceId: workspaceId(),
    validity: text('validity').notNull(),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull(),
    /** What came before the mailbox was connected is nobody's question to us. */
    since: instant('since').notNull(),
    readAt: instant('read_at').notNull().defaultNow(),
  },
  (table) => [
    ofConnection('position_of_connection', table.connectionId, table.workspaceId),
    index('mailbox_position_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** Calls between a service and us, without what people wrote; kept for a week. */
export const channelCalls = pgTable(
  'channel_call',
  {
    id: id(),
    workspaceId: workspaceId(),
    connectionId: connectionId(),
    at: instant('at').notNull().defaultNow(),
    event: text('event').notNull(),
    providerId: text('provider_id'),
    signature: text('signature', { enum: ['verified', 'bad', 'ours'] }).notNull(),
    answer: integer('answer').notNull(),
    note: text('note'),
    workMs: integer('work_ms').notNull(),
    /** The body with names, numbers and words masked. */
    body: text('body').notNull(),
  },
  (table) => [
    ofConnection('call_of_connection', table.connectionId, table.workspaceId),
    index('channel_call_newest').on(table.workspaceId, table.at.desc(), table.id.desc()),
    index('channel_call_by_connection').on(table.connectionId, table.at),
    ownWorkspaceOnly(),
  ],
);

/** What a service says became of a message of ours. It may say so before we know the message's name there. */
export const channelReceipts = pgTable(
  'channel_receipt',
  {
    workspaceId: workspaceId(),
    channel: text('channel', { enum: CONNECTED_CHANNELS }).notNull(),
    providerId: text('provider_id').notNull(),
    state: text('state', { enum: ['delivered', 'read', 'failed'] }).notNull(),
    error: text('error'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.channel, table.providerId, table.state] }),
    ownWorkspaceOnly(),
  ],
);

/** How often a connection was looked at on a day, and how often it answered. */
export const channelCheckDays = pgTable(
  'channel_check_day',
  {
    workspaceId: workspaceId(),
    connectionId: connectionId(),
    day: date('day', { mode: 'string' }).notNull(),
    checks: integer('checks').notNull(),
    answered: integer('answered').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.day] }),
    ofConnection('check_day_of_connection', table.connectionId, table.workspaceId),
    check('check_day_counts', sql`${table.answered} between 0 and ${table.checks}`),
    index('check_day_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** Messages that a service has looked at and lets through when its window is closed. */
export const channelTemplates = pgTable(
  'channel_template',
  {
    workspaceId: workspaceId(),
    connectionId: connectionId(),
    name: text('name').notNull(),
    language: text('language').notNull(),
    body: text('body').notNull(),
    /** How many places its body has. */
    variables: integer('variables').notNull(),
    approval: text('approval').notNull(),
    syncedAt: instant('synced_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.name, table.language] }),
    ofConnection('template_of_connection', table.connectionId, table.workspaceId),
    index('template_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** How a workspace's assistant answers on its channels. */
export const chatbotSettings = pgTable(
  'chatbot_settings',
  {
    workspaceId: workspaceId().primaryKey(),
    autoResponses: text('auto_responses', { enum: AUTO_RESPONSES }).notNull(),
    /** In which languages it answers by itself; a message in another waits for the team. */
    languages: jsonb('languages').$type<LanguageCode[]>().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  () => [ownWorkspaceOnly()],
);

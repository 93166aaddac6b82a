import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import {
  OUTBOUND_CHANNELS,
  OUTBOUND_PURPOSES,
  OUTBOUND_REASONS,
  OUTBOUND_STATES,
} from '@propguard/rules/outbound/outbound-messages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { bytes, createdAt, id, instant, ownWorkspaceOnly, workspaceOrInstallation } from './columns.ts';
import { ofAddress, personAddressId } from './consent.ts';
import { workspaceId, workspaces } from './workspaces.ts';

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/**
 * Every message to a person. A workspace's goes to an address of a person; one without a workspace is the
 * installation's own, to a member or somebody who asked it something. The trigger `outbound_leaves` decides
 * whether it may leave, in the step to `sending`.
 */
export const outboundMessages = pgTable(
  'outbound_message',
  {
    id: id(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** What is written twice under one key is one message. */
    key: text('key').notNull(),
    purpose: text('purpose', { enum: OUTBOUND_PURPOSES }).notNull(),
    channel: text('channel', { enum: OUTBOUND_CHANNELS }).notNull(),
    personAddressId: personAddressId(),
    /** Of the installation's own; a workspace's have the address of the person. */
    recipient: text('recipient'),
    /** Which letter of the product it is; null: words of somebody's own. */
    letter: text('letter'),
    language: text('language', { enum: LANGUAGE_CODES }).notNull().default('en'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html'),
    replyTo: text('reply_to'),
    /**
     * Of an answer from the mailbox: the mail that it answers, if there is one, with those before it, and whether nobody
     * wrote it by hand.
     */
    mailThread: jsonb('mail_thread').$type<{
      inReplyTo: string | null;
      references: string[];
      isAutomatic: boolean;
    }>(),
    /** What may be answered with one touch, where the channel can show it. */
    choices: jsonb('choices').$type<string[]>().notNull().default([]),
    /** The template of the channel that it is, with what stands in its places; null: words of our own. */
    template: jsonb('template').$type<{ name: string; variables: string[] }>(),
    /** Under which id the service that took it knows it. */
    providerId: text('provider_id'),
    /** Where its reader can stop such messages, and whether a bare POST there is enough. */
    stopUrl: text('stop_url'),
    oneClick: boolean('one_click').notNull().default(false),
    state: text('state', { enum: OUTBOUND_STATES }).notNull(),
    reason: text('reason', { enum: OUTBOUND_REASONS }),
    error: text('error'),
    /** By whose clocks it was checked when it left. */
    zone: text('zone'),
    /** What a message of service is about; close to it, quiet hours do not hold it back. */
    eventAt: instant('event_at'),
    /** Held until then. */
    leavesAfter: instant('leaves_after'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: createdAt(),
    sendingAt: instant('sending_at'),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
    /** When its content was taken out, because the person was forgotten or the time was up. */
    blankedAt: instant('blanked_at'),
  },
  (table) => [
    unique('outbound_key').on(table.workspaceId, table.key).nullsNotDistinct(),
    ofAddress('outbound_to_address', table.personAddressId, table.workspaceId),
    index('outbound_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('outbound_by_provider_id')
      .on(table.workspaceId, table.providerId)
      .where(sql`provider_id is not null`),
    index('outbound_by_age').on(table.createdAt),
    index('outbound_waiting').on(table.personAddressId).where(sql`state in ('queued', 'held')`),
    check(
      'outbound_has_one_address',
      sql`(${table.workspaceId} is null) = (${table.personAddressId} is null) and (${table.personAddressId} is null) = (${table.recipient} is not null)`,
    ),
    check(
      'outbound_installation_sells_nothing',
      sql`${table.workspaceId} is not null or ${table.purpose} <> 'marketing'`,
    ),
    check('outbound_purpose_known', sql`${table.purpose} in (${listed(OUTBOUND_PURPOSES)})`),
    check('outbound_channel_known', sql`${table.channel} in (${listed(OUTBOUND_CHANNELS)})`),
    check('outbound_state_known', sql`${table.state} in (${listed(OUTBOUND_STATES)})`),
    ...workspaceOrInstallation(),
  ],
);

/** Files that go with a message, as they were when it was written. */
export const outboundAttachments = pgTable(
  'outbound_attachment',
  {
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.position] }),
    foreignKey({
      name: 'attachment_of_message',
      columns: [table.messageId],
      foreignColumns: [outboundMessages.id],
    }).onDelete('cascade'),
    index('attachment_by_workspace').on(table.workspaceId),
    ...workspaceOrInstallation(),
  ],
);

/** On channels that have one: until when words of our own may be written to somebody who wrote to us. */
export const serviceWindows = pgTable(
  'service_window',
  {
    workspaceId: workspaceId(),
    personAddressId: personAddressId().notNull(),
    openUntil: instant('open_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personAddressId] }),
    ofAddress('window_of_address', table.personAddressId, table.workspaceId),
    index('window_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** A workspace's own mail server, and how it signs. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    workspaceId: workspaceId().primaryKey(),
    fromName: text('from_name'),
    fromAddress: text('from_address'),
    replyTo: text('reply_to'),
    host: text('host'),
    port: integer('port').notNull().default(587),
    secure: boolean('secure').notNull().default(false),
    username: text('username'),
    sealedPassword: bytes('sealed_password'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  () => [ownWorkspaceOnly()],
);

/** How long a workspace keeps what it holds of people. Null: until somebody removes it. */
export const retentionSettings = pgTable(
  'retention_settings',
  {
    workspaceId: workspaceId().primaryKey(),
    messageMonths: integer('message_months'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  () => [ownWorkspaceOnly()],
);

/** That somebody was forgotten, or told what is known of them: when, by whom, and how much. No personal data. */
export const privacyReceipts = pgTable(
  'privacy_receipt',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind', { enum: ['forgotten', 'told'] }).notNull(),
    personId: uuid('person_id').notNull(),
    /** How many rows of each kind. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    madeBy: uuid('made_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('privacy_receipt_newest').on(table.workspaceId, table.createdAt.desc()),
    ownWorkspaceOnly(),
  ],
);

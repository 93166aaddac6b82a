import type { MessagePart } from '@propguard/protocol/message-parts';
import { CHANNELS, CONVERSATION_SOURCES } from '@propguard/rules/conversations/channels';
import { HAND_OVER_CAUSES } from '@propguard/rules/conversations/hand-over-causes';
import { CONVERSATION_STATES, MESSAGE_AUTHORS } from '@propguard/rules/conversations/states';
import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, currentAccount, currentWorkspace, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { ofPerson, personId } from './people.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

/** A person who writes to a workspace: somebody with an account, or somebody on a channel who has none. */
export const contacts = pgTable(
  'contact',
  {
    id: id(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** As the person gave it; that of an account stands in the account. */
    name: text('name'),
    language: text('language', { enum: LANGUAGE_CODES }),
    zone: text('zone'),
    /** Who it is, once an address says so. */
    personId: personId(),
    createdAt: createdAt(),
  },
  (table) => [
    ofPerson('contact_is_person', table.personId, table.workspaceId),
    index('contact_by_person').on(table.personId, table.workspaceId),
    unique('contact_in_workspace').on(table.id, table.workspaceId),
    unique('contact_of_account').on(table.workspaceId, table.accountId),
    index('contact_trigram').using('gin', sql`lower(name) gin_trgm_ops`),
    ownWorkspaceOnly(),
  ],
);

/** Under which number, address or name a channel knows the person. */
export const contactIdentities = pgTable(
  'contact_identity',
  {
    workspaceId: workspaceOfParent(),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    value: text('value').notNull(),
    contactId: uuid('contact_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.channel, table.value] }),
    foreignKey({
      name: 'identity_of_contact',
      columns: [table.contactId, table.workspaceId],
      foreignColumns: [contacts.id, contacts.workspaceId],
    }).onDelete('cascade'),
    index('identity_by_contact').on(table.contactId),
    ownWorkspaceOnly(),
  ],
);

/**
 * The conversation of somebody with an account is theirs alone until it is handed over; then the workspace's team
 * sees it. That of somebody without one is the workspace's from the beginning. `offset 0` has each row asked by itself:
 * without it a page of forty first reads every contact.
 */
const ownOrHandedOver = sql`workspace_id = ${currentWorkspace}
  and (state <> 'assistant' or contact_id is null or exists (select 1 from contact p
    where p.id = contact_id and (p.account_id is null or p.account_id = ${currentAccount}) offset 0))`;

export const conversations = pgTable(
  'conversation',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null when an API key asked, for nobody in particular. */
    contactId: uuid('contact_id'),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    source: text('source', { enum: CONVERSATION_SOURCES }),
    title: text('title').notNull(),
    state: text('state', { enum: CONVERSATION_STATES }).notNull().default('assistant'),
    /** Counts up when a message follows on `resolved`: what was said before is no longer what it is about. */
    segment: integer('segment').notNull().default(1),
    /** Whose it is in the inbox: who has it, or whose turn it is to take it. */
    assigneeId: uuid('assignee_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The first message of the person that no person has answered yet. What the assistant says changes nothing of it. */
    waitingSince: instant('waiting_since'),
    snoozedUntil: instant('snoozed_until'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('conversation_in_workspace').on(table.id, table.workspaceId),
    foreignKey({
      name: 'conversation_of_contact',
      columns: [table.contactId, table.workspaceId],
      foreignColumns: [contacts.id, contacts.workspaceId],
    }).onDelete('cascade'),
    index('conversation_newest').on(table.workspaceId, table.updatedAt.desc(), table.id.desc()),
    index('conversation_by_contact').on(table.contactId),
    index('conversation_by_state').on(
      table.workspaceId,
      table.state,
      table.updatedAt.desc(),
      table.id.desc(),
    ),
    index('conversation_by_channel').on(
      table.workspaceId,
      table.channel,
      table.updatedAt.desc(),
      table.id.desc(),
    ),
    index('conversation_unresolved')
      .on(table.workspaceId, table.updatedAt.desc(), table.id.desc())
      .where(sql`state in ('assistant', 'waiting', 'person')`),
    index('conversation_of_assignee')
      .on(table.workspaceId, table.assigneeId, table.updatedAt.desc(), table.id.desc())
      .where(sql`assignee_id is not null`),
    index('conversation_waiting').on(table.workspaceId, table.waitingSince).where(sql`state = 'waiting'`),
    pgPolicy('own_or_handed_over', { for: 'all', using: ownOrHandedOver, withCheck: ownOrHandedOver }),
  ],
);

/** As its conversation is; that one's own policy is applied inside. */
export const withConversation = () => {
  const visible = sql`workspace_id = ${currentWorkspace}
  and exists (select 1 from conversation c where c.id = conversation_id offset 0)`;
  return pgPolicy('with_conversation', { for: 'all', using: visible, withCheck: visible });
};

export const conversationId = () => uuid('conversation_id').notNull();
type Column = Parameters<typeof foreignKey>[0]['columns'][number];
export const ofConversation = (name: string, conversation: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [conversation, workspace],
    foreignColumns: [conversations.id, conversations.workspaceId],
  }).onDelete('cascade');

/** When a person was asked for, who took it and how it ended. At most one of a conversation is open. */
export const handOvers = pgTable(
  'hand_over',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    conversationId: conversationId(),
    segment: integer('segment').notNull(),
    cause: text('cause', { enum: HAND_OVER_CAUSES }).notNull().default('asked'),
    reason: text('reason'),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** What the person was told, in minutes of the hours in which somebody answers. */
    expectedMinutes: integer('expected_minutes'),
    memberId: uuid('member_id').references(() => accounts.id, { onDelete: 'set null' }),
    takenAt: instant('taken_at'),
    endedAt: instant('ended_at'),
    ending: text('ending', { enum: ['taken-back', 'given-back', 'resolved'] }),
  },
  (table) => [
    ofConversation('hand_over_of_conversation', table.conversationId, table.workspaceId),
    uniqueIndex('hand_over_open').on(table.conversationId).where(sql`ended_at is null`),
    index('hand_over_by_workspace').on(table.workspaceId, table.askedAt),
    withConversation(),
  ],
);

export const messages = pgTable(
  'message',
  {
    /** Made by whoever sends it, so that what is sent twice is kept once. */
    id: id(),
    workspaceId: workspaceOfParent(),
    conversationId: conversationId(),
    segment: integer('segment').notNull(),
    position: integer('position').notNull(),
    author: text('author', { enum: MESSAGE_AUTHORS }).notNull(),
    /** Who of the team wrote it. */
    memberId: uuid('member_id').references(() => accounts.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    language: text('language', { enum: LANGUAGE_CODES }),
    parts: jsonb('parts').$type<MessagePart[]>().notNull().default([]),
    /** Whether it helped, by the person it was written to. */
    rating: text('rating', { enum: ['up', 'down'] }),
    ratingNote: text('rating_note'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('message_in_workspace').on(table.id, table.workspaceId),
    unique('message_position').on(table.conversationId, table.position),
    ofConversation('message_of_conversation', table.conversationId, table.workspaceId),
    index('message_by_workspace').on(table.workspaceId, table.createdAt),
    // Asked through find_newest_by_words: row security keeps an index of words from being asked directly.
    index('message_trigram').using('gin', sql`lower(text) gin_trgm_ops`),
    withConversation(),
  ],
);

import { HUBSPOT_FIELDS, type HubspotField } from '@propguard/rules/hubspot/contact-fields';
import type { Remembered } from '@propguard/rules/hubspot/merge-field';
import { HUBSPOT_STATES } from '@propguard/rules/hubspot/sync-limits';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { leads } from './leads.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

/**
 * A workspace's account with HubSpot. The migration adds how one is found by its id, before a workspace is known: that is
 * how HubSpot's calls name it.
 */
export const hubspotConnections = pgTable(
  'hubspot_connection',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** HubSpot's own number of the account, and where people see it. */
    accountId: text('account_id').notNull(),
    name: text('name').notNull(),
    /** The token that we call with, and the secret that HubSpot's calls are signed with. */
    sealedKeys: bytes('sealed_keys').notNull(),
    state: text('state', { enum: HUBSPOT_STATES }).notNull().default('working'),
    /** Why it waits or stopped, in words. */
    problem: text('problem'),
    failures: integer('failures').notNull().default(0),
    /** Nothing is asked of HubSpot before. */
    nextTryAt: instant('next_try_at'),
    /** A run has it until then. */
    syncingUntil: instant('syncing_until'),
    syncedAt: instant('synced_at'),
    /** Contacts that were changed until then have been looked at. */
    takenUntil: instant('taken_until').notNull().defaultNow(),
    /** The last call of HubSpot's that was signed rightly, and the last that was not. */
    calledAt: instant('called_at'),
    refusedCallAt: instant('refused_call_at'),
    sent: integer('sent').notNull().default(0),
    taken: integer('taken').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('hubspot_connection_once').on(table.workspaceId),
    unique('hubspot_connection_in_workspace').on(table.id, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

type Column = Parameters<typeof foreignKey>[0]['columns'][number];
const ofConnection = (name: string, connection: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [connection, workspace],
    foreignColumns: [hubspotConnections.id, hubspotConnections.workspaceId],
  }).onDelete('cascade');
const ofLead = (name: string, lead: Column, workspace: Column) =>
  foreignKey({ name, columns: [lead, workspace], foreignColumns: [leads.id, leads.workspaceId] }).onDelete(
    'cascade',
  );

/** A lead and the contact that it is there. The migration adds that a change of its person asks for it, too. */
export const hubspotContacts = pgTable(
  'hubspot_contact',
  {
    leadId: uuid('lead_id').primaryKey(),
    workspaceId: workspaceOfParent(),
    connectionId: uuid('connection_id').notNull(),
    /** Null: HubSpot has nobody of that address yet, as far as we know. */
    contactId: text('contact_id'),
    /** Field by field, how both stood when they last agreed. */
    remembered: jsonb('remembered').$type<Partial<Record<HubspotField, Remembered>>>().notNull().default({}),
    /** Whether HubSpot said that they take no mail: told once to the ledger of consent. */
    isOptedOut: boolean('is_opted_out').notNull().default(false),
    /** How often it was asked for, and how many of those are dealt with: fewer, and it waits. */
    wanted: integer('wanted').notNull().default(1),
    done: integer('done').notNull().default(0),
    /** Why it is not sent, in words. */
    refused: text('refused'),
    /** They are to be forgotten: since when, and since when HubSpot has. */
    forgottenAt: instant('forgotten_at'),
    forgottenThereAt: instant('forgotten_there_at'),
  },
  (table) => [
    ofLead('hubspot_contact_of_lead', table.leadId, table.workspaceId),
    ofConnection('hubspot_contact_of_connection', table.connectionId, table.workspaceId),
    unique('hubspot_contact_once').on(table.connectionId, table.contactId),
    index('hubspot_contact_waiting').on(table.connectionId, table.leadId).where(sql`wanted > done`),
    index('hubspot_contact_refused').on(table.connectionId).where(sql`refused is not null`),
    index('hubspot_contact_to_forget')
      .on(table.connectionId)
      .where(sql`forgotten_at is not null and forgotten_there_at is null`),
    ownWorkspaceOnly(),
  ],
);

/** A field that both sides changed. It goes when somebody chooses, or both say the same. */
export const hubspotConflicts = pgTable(
  'hubspot_conflict',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    leadId: uuid('lead_id').notNull(),
    field: text('field', { enum: HUBSPOT_FIELDS }).notNull(),
    ours: text('ours').notNull(),
    /** As HubSpot has it. */
    theirs: text('theirs').notNull(),
    /** Why theirs cannot be taken as it is, in words. */
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'hubspot_conflict_of_contact',
      columns: [table.leadId],
      foreignColumns: [hubspotContacts.leadId],
    }).onDelete('cascade'),
    ofLead('hubspot_conflict_of_lead', table.leadId, table.workspaceId),
    unique('hubspot_conflict_once').on(table.leadId, table.field),
    index('hubspot_conflict_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    ownWorkspaceOnly(),
  ],
);

/** That HubSpot told of a contact: once, however often it is delivered. Kept for a week. */
export const hubspotEvents = pgTable(
  'hubspot_event',
  {
    workspaceId: workspaceOfParent(),
    connectionId: uuid('connection_id').notNull(),
    key: text('key').notNull(),
    contactId: text('contact_id').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.key] }),
    ofConnection('hubspot_event_of_connection', table.connectionId, table.workspaceId),
    index('hubspot_event_waiting').on(table.connectionId, table.contactId).where(sql`done_at is null`),
    ownWorkspaceOnly(),
  ],
);

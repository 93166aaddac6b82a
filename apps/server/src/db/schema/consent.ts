import { CONSENT_CHANNELS, CONSENT_KINDS, CONSENT_SOURCES } from '@propguard/rules/consent/consent-events';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, currentWorkspace, id, instant, ownWorkspaceOnly } from './columns.ts';
import { personAddresses } from './people.ts';
import { workspaceId } from './workspaces.ts';

export const personAddressId = () => uuid('person_address_id');
type Column = Parameters<typeof foreignKey>[0]['columns'][number];
/** Of an address of the same workspace, whatever the row says. */
export const ofAddress = (name: string, address: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [address, workspace],
    foreignColumns: [personAddresses.id, personAddresses.workspaceId],
  }).onDelete('cascade');

const own = sql`workspace_id = ${currentWorkspace}`;

/**
 * What somebody agreed to, refused or let follow, by address: a person who is merged with another takes no consent
 * along. Rows are added, never changed; what holds now is asked of `consent_standing`.
 */
export const consentEvents = pgTable(
  'consent_event',
  {
    id: id(),
    /** The order in which they were written down, for those of the same moment. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    personAddressId: personAddressId().notNull(),
    kind: text('kind', { enum: CONSENT_KINDS }).notNull(),
    /** Null: of every channel of the address. */
    channel: text('channel', { enum: CONSENT_CHANNELS }),
    at: instant('at').notNull().defaultNow(),
    until: instant('until'),
    /** The words that the person saw, and where. */
    textShown: text('text_shown'),
    form: text('form'),
    source: text('source', { enum: CONSENT_SOURCES }).notNull(),
    /** Who of the team wrote it down. No foreign key: the record outlives the account. */
    recordedBy: uuid('recorded_by'),
    createdAt: createdAt(),
  },
  (table) => [
    ofAddress('consent_of_address', table.personAddressId, table.workspaceId),
    index('consent_by_address').on(table.personAddressId, table.at),
    // Whether something would arrive is asked of every message that leaves.
    index('consent_of_arrival')
      .on(table.personAddressId, table.at, table.position)
      .where(sql`kind in ('bounced', 'reached')`),
    index('consent_by_workspace').on(table.workspaceId, table.createdAt),
    check('consent_is_not_ahead', sql`${table.at} <= ${table.createdAt}`),
    check(
      'consent_express_shows_words',
      sql`${table.kind} <> 'express' or (${table.textShown} is not null and ${table.form} is not null)`,
    ),
    pgPolicy('own_workspace_reads', { for: 'select', using: own }),
    pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
  ],
);

/** Makes the hashes of one workspace useless in another. */
export const refusalSalts = pgTable(
  'refusal_salt',
  {
    workspaceId: workspaceId().primaryKey(),
    salt: bytes('salt').notNull().default(sql`uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`),
  },
  () => [ownWorkspaceOnly()],
);

/** A refusal outlives the person who was forgotten: when the same address comes again, it is there already. */
export const keptRefusals = pgTable(
  'kept_refusal',
  {
    id: id(),
    workspaceId: workspaceId(),
    addressHash: bytes('address_hash').notNull(),
    kind: text('kind', { enum: ['withdrawn', 'complained', 'bounced'] }).notNull(),
    channel: text('channel', { enum: CONSENT_CHANNELS }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('kept_refusal_once')
      .on(table.workspaceId, table.addressHash, table.kind, table.channel)
      .nullsNotDistinct(),
    ownWorkspaceOnly(),
  ],
);

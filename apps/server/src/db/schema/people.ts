import { LANGUAGE_CODES } from '@propguard/rules/languages/languages';
import { ADDRESS_KINDS } from '@propguard/rules/people/addresses';
import { STATES } from '@propguard/rules/places/states';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, guestReads, id, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

/**
 * Somebody whom a workspace deals with, whichever way they come: what is remembered, agreed to and counted hangs on
 * this row. It is blanked, never removed, when they are to be forgotten, so that what hangs on it stays countable. People
 * of the sample are removed, and take along all that hangs on them.
 */
export const people = pgTable(
  'person',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name'),
    language: text('language', { enum: LANGUAGE_CODES }),
    zone: text('zone'),
    state: text('state', { enum: STATES }),
    postcode: text('postcode'),
    /** Made up, to look around with. Nothing is ever sent to them, and whoever is real takes their place (decision 58). */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
    forgottenAt: instant('forgotten_at'),
  },
  (table) => [
    unique('person_in_workspace').on(table.id, table.workspaceId),
    index('person_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    check(
      'person_forgotten_is_blank',
      sql`${table.forgottenAt} is null or num_nonnulls(${table.name}, ${table.language}, ${table.zone}, ${table.state}, ${table.postcode}) = 0`,
    ),
    ownWorkspaceOnly(),
  ],
);

export const personId = () => uuid('person_id');
type Column = Parameters<typeof foreignKey>[0]['columns'][number];
/** Of the same workspace, whatever the row says; it goes with a person of the sample, the only ones who are removed. */
export const ofPerson = (name: string, person: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [person, workspace],
    foreignColumns: [people.id, people.workspaceId],
  }).onDelete('cascade');

/** One address, one person. Kept in one form, so that the same one written twice is found. */
export const personAddresses = pgTable(
  'person_address',
  {
    id: id(),
    workspaceId: workspaceOfParent(),
    personId: personId().notNull(),
    kind: text('kind', { enum: ADDRESS_KINDS }).notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('person_address_is_ones').on(table.workspaceId, table.kind, table.value),
    unique('person_address_in_workspace').on(table.id, table.workspaceId),
    ofPerson('address_of_person', table.personId, table.workspaceId),
    index('person_address_by_person').on(table.personId, table.workspaceId),
    check(
      'person_address_in_one_form',
      sql`case when ${table.value} = 'forgotten:' || ${table.id} then true
        when ${table.kind} = 'email' then ${table.value} = lower(${table.value}) and octet_length(${table.value}) = char_length(${table.value}) and ${table.value} like '%_@_%'
        when ${table.kind} in ('phone', 'whatsapp') then ${table.value} ~ '^\\+[1-9][0-9]{5,14}$'
        else ${table.value} <> '' end`,
    ),
    ownWorkspaceOnly(),
    guestReads('preferences'),
  ],
);

import { NOTICE_KINDS, NOTICE_MAIL } from '@propguard/rules/notices/notice-kinds';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { ofPerson, personId } from './people.ts';
import { members, workspaceId } from './workspaces.ts';

const kind = () => text('kind', { enum: NOTICE_KINDS }).notNull();
const memberId = () => uuid('member_id').notNull();

type Column = Parameters<typeof foreignKey>[0]['columns'][number];
/** Whoever leaves the workspace takes along what only they were told. */
const ofMember = (name: string, member: Column, workspace: Column) =>
  foreignKey({
    name,
    columns: [member, workspace],
    foreignColumns: [members.id, members.workspaceId],
  }).onDelete('cascade');

/** What waits for a member: told once for each key, until it is dealt with. */
export const notices = pgTable(
  'notice',
  {
    id: id(),
    workspaceId: workspaceId(),
    memberId: memberId(),
    kind: kind(),
    /** What it is about: the same is told to the same member once. */
    key: text('key').notNull(),
    about: jsonb('about').$type<object>().notNull(),
    /** When what it is about takes place. */
    at: instant('at'),
    path: text('path').notNull(),
    /** Whom it names: forgetting them takes it along. */
    personId: personId(),
    mail: text('mail', { enum: NOTICE_MAIL }).notNull(),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
    doneAt: instant('done_at'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    unique('notice_once').on(table.workspaceId, table.memberId, table.key),
    ofMember('notice_of_member', table.memberId, table.workspaceId),
    ofPerson('notice_of_person', table.personId, table.workspaceId),
    index('notice_of_member_newest').on(table.memberId, table.createdAt.desc(), table.id.desc()),
    index('notice_open').on(table.memberId).where(sql`done_at is null`),
    index('notice_by_key').on(table.workspaceId, table.key),
    index('notice_by_person').on(table.personId).where(sql`person_id is not null`),
    check('notice_leads_into_product', sql`${table.path} ~ '^/([^/\\\\]|$)'`),
    ownWorkspaceOnly(),
  ],
);

/** Only what a member chose otherwise than the product would. */
export const noticeChoices = pgTable(
  'notice_choice',
  {
    id: id(),
    workspaceId: workspaceId(),
    memberId: memberId(),
    kind: kind(),
    mail: text('mail', { enum: NOTICE_MAIL }).notNull(),
    /** On the member's browsers; null: as the product would. */
    push: boolean('push'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('notice_choice_once').on(table.memberId, table.kind),
    ofMember('notice_choice_of_member', table.memberId, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

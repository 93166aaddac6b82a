import { ACTIVITY_KINDS } from '@propguard/rules/activities/activity-kinds';
import { sql } from 'drizzle-orm';
import { check, index, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { currentWorkspace, id, instant } from './columns.ts';
import { ofPerson, personId } from './people.ts';
import { workspaceId } from './workspaces.ts';

const own = sql`workspace_id = ${currentWorkspace}`;

/**
 * What happened between a person and the workspace, in the order it happened. Rows are read and appended: there is no
 * policy and no right to change or delete one. They name rows and say nothing of what stands in them, so that forgetting
 * a person leaves nothing to forget here.
 */
export const activities = pgTable(
  'activity',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null while nobody knows who it is: then the conversation leads there. */
    personId: personId(),
    /** No foreign key: a conversation that is deleted does not take what happened along. */
    conversationId: uuid('conversation_id'),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    at: instant('at').notNull(),
    /** The row that it is about: the same is recorded once. */
    ref: uuid('ref').notNull(),
    outcome: text('outcome'),
  },
  (table) => [
    unique('activity_once').on(table.workspaceId, table.kind, table.ref),
    ofPerson('activity_of_person', table.personId, table.workspaceId),
    index('activity_by_time').on(table.workspaceId, table.at.desc(), table.id.desc()),
    index('activity_by_person').on(table.personId, table.workspaceId, table.at.desc()),
    index('activity_by_conversation').on(table.conversationId, table.at),
    check('activity_is_somebodys', sql`num_nonnulls(${table.personId}, ${table.conversationId}) > 0`),
    pgPolicy('own_workspace_reads', { for: 'select', using: own }),
    pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
  ],
);

import { CAPACITY_MAX, type Span, USUAL_CAPACITY, type WeekSpan } from '@propguard/rules/agents/spans';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/** Who works for a workspace: a member, or nobody yet. The migration adds what ties it to the member, as long as they are one. */
export const agents = pgTable(
  'agent',
  {
    id: id(),
    workspaceId: workspaceId(),
    memberId: uuid('member_id'),
    name: text('name').notNull(),
    zone: text('zone').notNull(),
    hours: jsonb('hours').$type<WeekSpan[]>().notNull().default([]),
    capacity: integer('capacity').notNull().default(USUAL_CAPACITY),
    /** Where they meet clients by video. */
    meetingLink: text('meeting_link'),
    /** Where clients reach them, as +61…. */
    phone: text('phone'),
    /** Made up, as the people of the sample are, and goes with them. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('agent_in_workspace').on(table.id, table.workspaceId),
    unique('agent_of_member').on(table.workspaceId, table.memberId),
    check('agent_has_room', sql`${table.capacity} between 1 and ${sql.raw(String(CAPACITY_MAX))}`),
    ownWorkspaceOnly(),
  ],
);

/** Leave, or days with other hours. */
export const agentExceptions = pgTable(
  'agent_exception',
  {
    id: id(),
    workspaceId: workspaceId(),
    agentId: uuid('agent_id').notNull(),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    hours: jsonb('hours').$type<Span[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'exception_of_agent',
      columns: [table.agentId, table.workspaceId],
      foreignColumns: [agents.id, agents.workspaceId],
    }).onDelete('cascade'),
    index('agent_exception_by_agent').on(table.agentId, table.fromDay),
    check('agent_exception_has_days', sql`${table.fromDay} <= ${table.toDay}`),
    ownWorkspaceOnly(),
  ],
);

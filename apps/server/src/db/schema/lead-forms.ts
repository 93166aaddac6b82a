import type { LeadFormField } from '@propguard/protocol/lead-forms';
import { LEAD_INTENTS, LEAD_SOURCES } from '@propguard/rules/leads/facts';
import type { Answers } from '@propguard/rules/qualification/flow';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { createdAt, guestReads, id, instant, ownWorkspaceOnly } from './columns.ts';
import { leads } from './leads.ts';
import { workspaceId } from './workspaces.ts';

/** A public form by which strangers become leads. The migration adds how one is found by its address. */
export const leadForms = pgTable(
  'lead_form',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** What stands in its address; of all workspaces there is one such. */
    slug: text('slug').notNull().unique('lead_form_slug'),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    fields: jsonb('fields').$type<LeadFormField[]>().notNull(),
    source: text('source', { enum: LEAD_SOURCES }).notNull(),
    /** Who gets its leads; null: by the workspace's rules. */
    agentId: uuid('agent_id'),
    /** What people agree to, word for word; empty: they are not asked. */
    consentText: text('consent_text').notNull().default(''),
    thanks: text('thanks').notNull().default(''),
    /** Whether the qualification questions follow. */
    asksMore: boolean('asks_more').notNull().default(true),
    /** Sites that may show it in a frame; empty: any. */
    origins: jsonb('origins').$type<string[]>().notNull().default([]),
    isOpen: boolean('is_open').notNull().default(true),
    sent: integer('sent').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'form_of_agent',
      columns: [table.agentId, table.workspaceId],
      foreignColumns: [agents.id, agents.workspaceId],
    }).onDelete('cascade'),
    index('lead_form_by_workspace').on(table.workspaceId),
    unique('lead_form_in_workspace').on(table.id, table.workspaceId),
    ownWorkspaceOnly(),
  ],
);

/** What a lead answered to the questions of a flow. One of each flow; it goes on where it was left. */
export const leadQualifications = pgTable(
  'lead_qualification',
  {
    id: id(),
    workspaceId: workspaceId(),
    leadId: uuid('lead_id').notNull(),
    flow: text('flow', { enum: LEAD_INTENTS }).notNull(),
    answers: jsonb('answers').$type<Answers>().notNull().default({}),
    /** Of a hundred, by the flow's weights, once every question is answered or passed over. */
    score: smallint('score'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'qualification_of_lead',
      columns: [table.leadId, table.workspaceId],
      foreignColumns: [leads.id, leads.workspaceId],
    }).onDelete('cascade'),
    unique('lead_qualification_once').on(table.leadId, table.flow),
    check('lead_qualification_scored_at_end', sql`(${table.score} is null) = (${table.endedAt} is null)`),
    check('lead_qualification_is_percent', sql`${table.score} between 0 and 100`),
    index('lead_qualification_by_workspace').on(table.workspaceId),
    ownWorkspaceOnly(),
    guestReads('qualification'),
  ],
);

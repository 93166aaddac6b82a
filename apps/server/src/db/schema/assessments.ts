import type { Changes } from '@propguard/protocol/assessments';
import type { HazardReport } from '@propguard/protocol/hazards';
import type { LoanAssessment } from '@propguard/protocol/lending';
import type { Subject, Valuation } from '@propguard/protocol/valuations';
import { foreignKey, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

const createdBy = () => uuid('created_by').references(() => accounts.id, { onDelete: 'set null' });

/** What was answered, as it was answered: kept whole, never computed again in place. */
export const assessments = pgTable(
  'assessment',
  {
    id: id(),
    workspaceId: workspaceId(),
    command: text('command'),
    /** Of a home we know; the property itself may be gone with its dataset. */
    propertyId: uuid('property_id'),
    subject: jsonb('subject').$type<Subject>().notNull(),
    valuation: jsonb('valuation').$type<Valuation>().notNull(),
    hazards: jsonb('hazards').$type<HazardReport>().notNull(),
    /** Names the version of the rules that it was made with. */
    lending: jsonb('lending').$type<LoanAssessment>().notNull(),
    story: text('story').notNull(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('assessment_in_workspace').on(table.id, table.workspaceId),
    index('assessment_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('assessment_by_property').on(table.workspaceId, table.propertyId),
    ownWorkspaceOnly(),
  ],
);

/** A what-if or a challenged fact, beside the assessment and never in its place. */
export const scenarios = pgTable(
  'assessment_scenario',
  {
    id: id(),
    workspaceId: workspaceId(),
    assessmentId: uuid('assessment_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['what-if', 'challenge'] }).notNull(),
    changes: jsonb('changes').$type<Changes>().notNull(),
    valuation: jsonb('valuation').$type<Valuation>().notNull(),
    createdBy: createdBy(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'scenario_of_assessment',
      columns: [table.assessmentId, table.workspaceId],
      foreignColumns: [assessments.id, assessments.workspaceId],
    }).onDelete('cascade'),
    index('scenario_by_assessment').on(table.workspaceId, table.assessmentId, table.createdAt),
    ownWorkspaceOnly(),
  ],
);

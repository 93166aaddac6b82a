import type { ScoringFacts } from '@propguard/rules/lead-scoring/score-lead';
import type { ScoreWeights } from '@propguard/rules/lead-scoring/scoring-models';
import { SCORE_BANDS } from '@propguard/rules/leads/facts';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, currentWorkspace, id, instant } from './columns.ts';
import { accounts } from './identity.ts';
import { leads } from './leads.ts';
import { workspaceId, workspaceOfParent } from './workspaces.ts';

const own = sql`workspace_id = ${currentWorkspace}`;
/** Rows are read and added: what was scored, and by which weights, stays as it was. */
const addedOnly = () => [
  pgPolicy('own_workspace_reads', { for: 'select', using: own }),
  pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
];

/** Weights that a workspace chose. The one with the highest number holds; without any, the model that all begin with. */
export const scoringModels = pgTable(
  'scoring_model',
  {
    id: id(),
    workspaceId: workspaceId(),
    number: integer('number').notNull(),
    version: text('version').notNull(),
    weights: jsonb('weights').$type<ScoreWeights>().notNull(),
    note: text('note'),
    /** The version whose weights these are again. */
    restores: text('restores'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('scoring_model_numbered').on(table.workspaceId, table.number),
    check('scoring_model_from_one', sql`${table.number} >= 1`),
    ...addedOnly(),
  ],
);

/** A score with all that it was made of: computed again from its facts, it comes out the same. */
export const leadScores = pgTable(
  'lead_score',
  {
    workspaceId: workspaceOfParent(),
    leadId: uuid('lead_id').notNull(),
    at: instant('at').notNull(),
    modelVersion: text('model_version').notNull(),
    score: smallint('score').notNull(),
    band: text('band', { enum: SCORE_BANDS }).notNull(),
    /** In tenths, in the order of the factors. */
    points: smallint('points').array().notNull(),
    facts: jsonb('facts').$type<ScoringFacts>().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'score_of_lead',
      columns: [table.leadId, table.workspaceId],
      foreignColumns: [leads.id, leads.workspaceId],
    }).onDelete('cascade'),
    // The newest of a lead is read from its end.
    primaryKey({ columns: [table.leadId, table.at] }),
    check('lead_score_adds_up', sql`${table.score} between 0 and 100`),
    ...addedOnly(),
  ],
);

import type { LoanAssessment } from '@propguard/rules/lending/assess-loan';
import type { LenderFacts, LoanFacts } from '@propguard/rules/lending/facts';
import type { LendingRules } from '@propguard/rules/lending/rule-set';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgPolicy, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, currentWorkspace, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { properties } from './properties.ts';
import { workspaceId } from './workspaces.ts';

const writtenBy = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' });
const own = sql`workspace_id = ${currentWorkspace}`;
/** Read and appended; there is no policy to change or delete. */
const appendOnly = () => [
  pgPolicy('own_workspace_reads', { for: 'select', using: own }),
  pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
];

/** A workspace's own versions of the rules. The installation's come with the code. */
export const lendingRuleVersions = pgTable(
  'lending_rule_version',
  {
    workspaceId: workspaceId(),
    version: integer('version').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    note: text('note').notNull(),
    basedOn: text('based_on').notNull(),
    rules: jsonb('rules').$type<LendingRules>().notNull(),
    createdBy: writtenBy('created_by'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.version] }), ...appendOnly()],
);

/** At most one row a workspace. */
export const lenders = pgTable(
  'lender',
  {
    workspaceId: workspaceId().primaryKey(),
    facts: jsonb('facts').$type<LenderFacts>().notNull(),
    version: integer('version').notNull(),
  },
  () => [ownWorkspaceOnly()],
);

export const loans = pgTable(
  'loan',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    counterparty: text('counterparty'),
    settledOn: date('settled_on'),
    facts: jsonb('facts').$type<LoanFacts>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('loan_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('loan_by_property').on(table.propertyId),
    ownWorkspaceOnly(),
  ],
);

/** What was found on a day, with the facts and the rule version of that day. */
export const loanAssessments = pgTable(
  'loan_assessment',
  {
    id: id(),
    workspaceId: workspaceId(),
    loanId: uuid('loan_id')
      .notNull()
      .references(() => loans.id, { onDelete: 'cascade' }),
    ruleVersion: text('rule_version').notNull(),
    facts: jsonb('facts').$type<LoanFacts>().notNull(),
    assessment: jsonb('assessment').$type<LoanAssessment>().notNull(),
    createdBy: writtenBy('created_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('loan_assessment_newest').on(table.loanId, table.createdAt.desc(), table.id.desc()),
    index('loan_assessment_by_workspace').on(table.workspaceId),
    ...appendOnly(),
  ],
);

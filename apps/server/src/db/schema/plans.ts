import { SUBSCRIPTION_SOURCES, SUBSCRIPTION_STATUSES } from '@propguard/rules/plans/current-plan';
import { PLAN_NAMES } from '@propguard/rules/plans/plans';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/** What a workspace has bought: at most one row. Without one it has the free plan. */
export const subscriptions = pgTable(
  'subscription',
  {
    workspaceId: workspaceId().primaryKey(),
    source: text('source', { enum: SUBSCRIPTION_SOURCES }).notNull(),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull(),
    startedAt: instant('started_at').notNull(),
    renewsAt: instant('renews_at'),
    nextPlan: text('next_plan', { enum: PLAN_NAMES }),
    changesAt: instant('changes_at'),
    /** What the payment provider calls the customer and the subscription. */
    customerRef: text('customer_ref'),
    subscriptionRef: text('subscription_ref'),
  },
  () => [ownWorkspaceOnly()],
);

/** Reports taken in a calendar month; a report that is deleted later stays counted. */
export const reportAllowances = pgTable(
  'report_allowance',
  { workspaceId: workspaceId(), month: text('month').notNull(), used: integer('used').notNull() },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month] }), ownWorkspaceOnly()],
);

/** Messages of the payment provider that were acted upon, so that each is acted upon once. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    workspaceId: workspaceId(),
    kind: text('kind').notNull(),
    createdAt: createdAt(),
  },
  () => [ownWorkspaceOnly()],
);

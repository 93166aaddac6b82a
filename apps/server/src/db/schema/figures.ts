import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/** What a figure came to on a day that is settled: nothing that happens later changes it. */
export const metricDays = pgTable(
  'metric_day',
  {
    workspaceId: workspaceId(),
    metric: text('metric').notNull(),
    /** Which part of it, such as a channel; empty: the whole. */
    dimension: text('dimension').notNull(),
    /** By the workspace's clocks. */
    day: date('day').notNull(),
    numerator: doublePrecision('numerator').notNull(),
    denominator: integer('denominator').notNull(),
    /** Of a figure that is the middle of many: each of them, because middles of days do not add up. */
    samples: doublePrecision('samples').array(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.metric, table.dimension, table.day] }),
    ownWorkspaceOnly(),
  ],
);

/** Until which day a figure was rolled up; later days are counted from rows. */
export const metricRollUps = pgTable(
  'metric_roll_up',
  {
    workspaceId: workspaceId(),
    metric: text('metric').notNull(),
    throughDay: date('through_day').notNull(),
    /** The clocks by which its days were cut: when the workspace moves, they are counted anew. */
    zone: text('zone').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.metric] }), ownWorkspaceOnly()],
);

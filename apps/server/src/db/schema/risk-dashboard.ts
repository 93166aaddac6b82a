import type { WatchedFigures } from '@propguard/protocol/risk-dashboard';
import type { Subject } from '@propguard/protocol/valuations';
import { ALERT_CAUSES } from '@propguard/rules/risk-dashboard/alert-causes';
import { ALERT_FIGURES, type FiguresOfHome } from '@propguard/rules/risk-dashboard/changes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

export type WatchedSubject = Omit<Subject, 'factSources'>;

/** A home that somebody wants to hear of, with its figures when it was added, now, and as they were last told. */
export const watchedHomes = pgTable(
  'watched_home',
  {
    id: id(),
    workspaceId: workspaceId(),
    homeKey: text('home_key').notNull(),
    subject: jsonb('subject').$type<WatchedSubject>().notNull(),
    /** The assessment may be removed later. */
    assessmentId: uuid('assessment_id'),
    /** The row of a file that it came from. */
    portfolioId: uuid('portfolio_id'),
    portfolioRecord: integer('portfolio_record'),
    before: jsonb('before').$type<WatchedFigures>().notNull(),
    now: jsonb('now').$type<WatchedFigures>().notNull(),
    told: jsonb('told').$type<FiguresOfHome>().notNull(),
    sample: boolean('sample').notNull(),
    /** The state of model, sales and layers that its figures are of. */
    checkedVersion: text('checked_version'),
    checkedAt: instant('checked_at').notNull().defaultNow(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('watched_home_in_workspace').on(table.id, table.workspaceId),
    unique('watched_home_once').on(table.workspaceId, table.homeKey),
    ownWorkspaceOnly(),
  ],
);

export const riskAlerts = pgTable(
  'risk_alert',
  {
    id: id(),
    workspaceId: workspaceId(),
    watchedId: uuid('watched_id').notNull(),
    figure: text('figure', { enum: ALERT_FIGURES }).notNull(),
    before: doublePrecision('before'),
    after: doublePrecision('after'),
    cause: text('cause', { enum: ALERT_CAUSES }).notNull(),
    createdAt: createdAt(),
    dismissedAt: instant('dismissed_at'),
  },
  (table) => [
    foreignKey({
      name: 'alert_of_watched_home',
      columns: [table.watchedId, table.workspaceId],
      foreignColumns: [watchedHomes.id, watchedHomes.workspaceId],
    }).onDelete('cascade'),
    index('risk_alert_open')
      .on(table.workspaceId, table.createdAt.desc(), table.id.desc())
      .where(sql`dismissed_at is null`),
    ownWorkspaceOnly(),
  ],
);

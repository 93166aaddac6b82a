import { randomInt } from 'node:crypto';
import type { ReportRecord } from '@propguard/protocol/report-record';
import { REPORT_NUMBERS, reportIdOf } from '@propguard/rules/reports/report-id';
import { and, asc, count, desc, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { reportShares, reports, reportVersions } from '../../db/schema/reports.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

/** So many draws in a row meet a taken number only when nearly all are taken. */
const MOST_DRAWS = 50;

type ReportKey = { key: string; reportId: string };

/** Numbers say nothing of how many reports there are: they are drawn, and the database refuses one that is taken. */
export const insertReport = async (tx: Tx, workspaceId: string): Promise<ReportKey> => {
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const [row] = await tx
      .insert(reports)
      .values({ workspaceId, reportId: reportIdOf(randomInt(REPORT_NUMBERS)) })
      .onConflictDoNothing({ target: reports.reportId })
      .returning({ key: reports.id, reportId: reports.reportId });
    if (row) return row;
  }
  throw new Error('No free report number was found.');
};

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(reportVersions),
      reportId: reports.reportId,
      createdByName: accounts.name,
      atMicros: microsOf(reportVersions.createdAt),
    })
    .from(reportVersions)
    .innerJoin(reports, eq(reports.id, reportVersions.reportKey))
    .leftJoin(accounts, eq(accounts.id, reportVersions.createdBy));

export type VersionRow = Awaited<ReturnType<typeof select>>[number];

type InWorkspace = { workspaceId: string; reportId: string };

export const insertVersion = async (
  tx: Tx,
  version: typeof reportVersions.$inferInsert,
): Promise<VersionRow> => {
  const [row] = await tx.insert(reportVersions).values(version).returning({ id: reportVersions.id });
  const [written] = row ? await select(tx).where(eq(reportVersions.id, row.id)) : [];
  if (!written) throw new Error('The report was not written.');
  return written;
};

/** The newest, unless one is named. */
export const findVersion = async (
  tx: Tx,
  { workspaceId, reportId }: InWorkspace,
  version?: number,
): Promise<VersionRow | undefined> => {
  const [row] = await select(tx)
    .where(
      and(
        eq(reportVersions.workspaceId, workspaceId),
        eq(reports.reportId, reportId),
        version === undefined ? undefined : eq(reportVersions.version, version),
      ),
    )
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return row;
};

const valueAud = sql<number | null>`(${reportVersions.record} -> 'valuation' ->> 'valueAud')::float8`;

export const findVersions = (tx: Tx, reportKey: string) =>
  tx
    .select({
      version: reportVersions.version,
      createdAt: reportVersions.createdAt,
      digest: reportVersions.digest,
      valueAud,
    })
    .from(reportVersions)
    .where(eq(reportVersions.reportKey, reportKey))
    .orderBy(desc(reportVersions.version));
export type VersionLine = Awaited<ReturnType<typeof findVersions>>[number];

type ReportFilter = { propertyId: string | null; assessmentId: string | null };

const isNewest = sql`not exists (select from report_version later
  where later.report_key = ${reportVersions.reportKey} and later.version > ${reportVersions.version})`;

const matching = ({ propertyId, assessmentId }: ReportFilter): SQL | undefined =>
  and(
    propertyId === null ? undefined : eq(reportVersions.propertyId, propertyId),
    // An earlier version may be the one that was made of it.
    assessmentId === null
      ? undefined
      : sql`exists (select from report_version made
          where made.report_key = ${reportVersions.reportKey} and made.assessment_id = ${assessmentId})`,
  );

/** The newest version of each report. */
export const findNewestVersions = (
  tx: Tx,
  workspaceId: string,
  filter: ReportFilter,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<VersionRow[]> =>
  select(tx)
    .where(
      and(
        eq(reportVersions.workspaceId, workspaceId),
        olderThan(reportVersions, after, and(isNewest, matching(filter))),
      ),
    )
    .orderBy(...newestFirst(reportVersions))
    .limit(limit);

const { tokenHash: _, ...SHARE_COLUMNS } = getTableColumns(reportShares);
const selectShares = (tx: Tx) =>
  tx
    .select({ ...SHARE_COLUMNS, createdByName: accounts.name })
    .from(reportShares)
    .leftJoin(accounts, eq(accounts.id, reportShares.createdBy));
export type ShareRow = Awaited<ReturnType<typeof selectShares>>[number];

const ofReport = ({ workspaceId, reportKey }: { workspaceId: string; reportKey: string }) =>
  and(eq(reportShares.workspaceId, workspaceId), eq(reportShares.reportKey, reportKey));

export const findOpenShares = (
  tx: Tx,
  report: { workspaceId: string; reportKey: string },
): Promise<ShareRow[]> =>
  selectShares(tx)
    .where(and(ofReport(report), gt(reportShares.expiresAt, sql`now()`)))
    .orderBy(asc(reportShares.createdAt), asc(reportShares.id));

export const deleteEndedShares = async (tx: Tx, workspaceId: string): Promise<void> => {
  await tx
    .delete(reportShares)
    .where(and(eq(reportShares.workspaceId, workspaceId), lte(reportShares.expiresAt, sql`now()`)));
};

export const countShares = async (
  tx: Tx,
  report: { workspaceId: string; reportKey: string },
): Promise<number> => {
  const [row] = await tx.select({ shares: count() }).from(reportShares).where(ofReport(report));
  return row?.shares ?? 0;
};

export const insertShare = async (tx: Tx, share: typeof reportShares.$inferInsert): Promise<ShareRow> => {
  const [row] = await tx.insert(reportShares).values(share).returning({ id: reportShares.id });
  const [written] = row ? await selectShares(tx).where(eq(reportShares.id, row.id)) : [];
  if (!written) throw new Error('The link was not written.');
  return written;
};

export const deleteShare = async (
  tx: Tx,
  report: { workspaceId: string; reportKey: string },
  id: string,
): Promise<boolean> => {
  const gone = await tx
    .delete(reportShares)
    .where(and(ofReport(report), eq(reportShares.id, id)))
    .returning({ id: reportShares.id });
  return gone.length > 0;
};

export type SharedRow = { record: ReportRecord; digest: Buffer; created_at: Date; expires_at: Date };

/** Outside any workspace: whoever holds the link sees its one version. */
export const findSharedVersion = async (db: NodePgDatabase, hash: Buffer): Promise<SharedRow | undefined> => {
  const found = await db.execute<SharedRow & Record<string, unknown>>(
    sql`select record, digest, created_at, expires_at from find_shared_report(${hash})`,
  );
  const row = found.rows[0];
  return row && { ...row, created_at: new Date(row.created_at), expires_at: new Date(row.expires_at) };
};

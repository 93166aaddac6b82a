import { randomInt } from 'node:crypto';
import { REPORT_NUMBERS, reportIdOf } from '@propguard/rules/reports/report-id';
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { isLivePass } from '../../access/guest-passes.ts';
import type { Tx } from '../../db/database.ts';
import { guestPasses } from '../../db/schema/guest-passes.ts';
import { accounts } from '../../db/schema/identity.ts';
import { reports, reportVersions } from '../../db/schema/reports.ts';
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

type ReportFilter = { propertyId: string | null; assessmentId: string | null; scenarioId: string | null };

const isNewest = sql`not exists (select from report_version later
  where later.report_key = ${reportVersions.reportKey} and later.version > ${reportVersions.version})`;

const matching = ({ propertyId, assessmentId, scenarioId }: ReportFilter): SQL | undefined =>
  and(
    propertyId === null ? undefined : eq(reportVersions.propertyId, propertyId),
    // An earlier version may be the one that was made of it.
    assessmentId === null
      ? undefined
      : sql`exists (select from report_version made
          where made.report_key = ${reportVersions.reportKey} and made.assessment_id = ${assessmentId}
            and made.record -> 'scenario' ->> 'id' is not distinct from ${scenarioId}::text)`,
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

/** A public link is a pass of a guest, to one version. */
const selectShares = (tx: Tx) =>
  tx
    .select({
      id: guestPasses.id,
      version: reportVersions.version,
      expiresAt: guestPasses.expiresAt,
      createdAt: guestPasses.createdAt,
      createdByName: accounts.name,
    })
    .from(guestPasses)
    .innerJoin(
      reportVersions,
      and(
        eq(guestPasses.kind, 'shared-report'),
        eq(reportVersions.id, guestPasses.subjectId),
        eq(reportVersions.workspaceId, guestPasses.workspaceId),
      ),
    )
    .leftJoin(accounts, eq(accounts.id, guestPasses.createdBy));
/** Links to reports always have an end. */
export type ShareRow = Awaited<ReturnType<typeof selectShares>>[number] & { expiresAt: Date };
const hasEnd = (row: { expiresAt: Date | null }): row is ShareRow => row.expiresAt !== null;

type OfReport = { workspaceId: string; reportKey: string };

export const findOpenShares = async (tx: Tx, { workspaceId, reportKey }: OfReport): Promise<ShareRow[]> => {
  const rows = await selectShares(tx)
    .where(and(eq(guestPasses.workspaceId, workspaceId), eq(reportVersions.reportKey, reportKey), isLivePass))
    .orderBy(asc(guestPasses.createdAt), asc(guestPasses.id));
  return rows.filter(hasEnd);
};

/** The one version that a guest's pass is about; row security shows no other. */
export const findSharedVersion = async (
  tx: Tx,
  id: string,
): Promise<Pick<VersionRow, 'record' | 'digest' | 'createdAt'> | undefined> => {
  const [row] = await tx
    .select({
      record: reportVersions.record,
      digest: reportVersions.digest,
      createdAt: reportVersions.createdAt,
    })
    .from(reportVersions)
    .where(eq(reportVersions.id, id));
  return row;
};

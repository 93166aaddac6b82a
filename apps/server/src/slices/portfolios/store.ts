import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { portfolios } from '../../db/schema/portfolios.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';
import { VALUE_PORTFOLIO } from './job-kind.ts';

const jobsOf = sql`${jobs.kind} = ${VALUE_PORTFOLIO} and ${jobs.input} ->> 'portfolioId' = ${portfolios.id}::text`;

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(portfolios),
      receivedBytes: sql<number>`coalesce(${uploads.receivedBytes}, ${portfolios.sizeBytes})`.mapWith(Number),
      createdByName: accounts.name,
      atMicros: microsOf(portfolios.createdAt),
      isWorkedOn: sql<boolean>`exists (select from ${jobs} where ${jobsOf} and ${jobs.state} in ('queued', 'running'))`,
      jobError: sql<
        string | null
      >`(select ${jobs.error} from ${jobs} where ${jobsOf} and ${jobs.state} = 'failed' order by ${jobs.endedAt} desc limit 1)`,
    })
    .from(portfolios)
    .leftJoin(accounts, eq(accounts.id, portfolios.createdBy))
    .leftJoin(uploads, eq(uploads.id, portfolios.uploadId));

export type PortfolioRow = Awaited<ReturnType<typeof select>>[number];
export type PortfolioChange = Partial<typeof portfolios.$inferInsert>;

export const findPortfolio = async (tx: Tx, id: string): Promise<PortfolioRow | undefined> =>
  (await select(tx).where(eq(portfolios.id, id)))[0];

export const findPortfolios = (
  tx: Tx,
  workspaceId: string,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<PortfolioRow[]> =>
  select(tx)
    .where(and(eq(portfolios.workspaceId, workspaceId), olderThan(portfolios, after)))
    .orderBy(...newestFirst(portfolios))
    .limit(limit);

export const lockPortfolio = async (tx: Tx, id: string) =>
  (await tx.select().from(portfolios).where(eq(portfolios.id, id)).for('update'))[0];

export const countPortfolios = (tx: Tx, workspaceId: string): Promise<number> =>
  tx.$count(portfolios, eq(portfolios.workspaceId, workspaceId));

export const insertPortfolio = async (tx: Tx, portfolio: typeof portfolios.$inferInsert): Promise<string> => {
  const [row] = await tx.insert(portfolios).values(portfolio).returning({ id: portfolios.id });
  if (!row) throw new Error('The portfolio was not written.');
  return row.id;
};

export const changePortfolio = async (tx: Tx, id: string, change: PortfolioChange): Promise<void> => {
  await tx.update(portfolios).set(change).where(eq(portfolios.id, id));
};

export const deletePortfolio = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(portfolios).where(eq(portfolios.id, id));
};

export const deleteDraftsBefore = async (tx: Tx, day: Date): Promise<void> => {
  await tx
    .delete(portfolios)
    .where(and(inArray(portfolios.state, ['uploading', 'ready', 'refused']), lt(portfolios.createdAt, day)));
};

/** Jobs that wait or run, locked: whoever works on a chunk is waited for. */
export const lockLiveJobs = async (tx: Tx, portfolioId: string): Promise<string[]> => {
  const live = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.kind, VALUE_PORTFOLIO),
        sql`${jobs.input} ->> 'portfolioId' = ${portfolioId}`,
        inArray(jobs.state, ['queued', 'running']),
      ),
    )
    .orderBy(jobs.id)
    .for('update');
  return live.map(({ id }) => id);
};

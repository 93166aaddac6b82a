import type { RowOrder } from '@propguard/rules/portfolios/portfolio-states';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { localities } from '../../db/schema/installation.ts';
import { portfolioRows } from '../../db/schema/portfolios.ts';
import { HIGHEST_HAZARD } from './highest-hazard.ts';

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(portfolioRows),
      localityName: localities.name,
      state: localities.state,
      postcode: localities.postcode,
    })
    .from(portfolioRows)
    .leftJoin(localities, eq(localities.id, portfolioRows.localityId));

export type ResultRow = Awaited<ReturnType<typeof select>>[number];

/** What is not known sorts as less than everything. */
const ORDER_KEYS: Record<RowOrder, SQL<number>> = {
  record: sql<number>`${portfolioRows.record}`,
  value: sql<number>`coalesce(${portfolioRows.valueAud}, -1)`,
  risk: sql<number>`coalesce(${portfolioRows.risk}, -1)`,
  lvr: sql<number>`coalesce(${portfolioRows.lvr}, -1)`,
};

/** As the index has them, so that it can be used. */
const KEY_CASTS: Record<RowOrder, SQL> = {
  record: sql`int`,
  value: sql`bigint`,
  risk: sql`float8`,
  lvr: sql`float8`,
};

export type RowPosition = { key: number; record: number };
export type HomeQuery = {
  portfolioId: string;
  order: RowOrder;
  direction: 'asc' | 'desc';
  only: 'all' | 'flagged';
  find: string;
};

const mentions = (find: string): SQL | undefined => {
  if (find === '') return undefined;
  const pattern = `%${find.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(portfolioRows.address, pattern),
    ilike(portfolioRows.reference, pattern),
    ilike(localities.name, pattern),
  );
};

export const orderKeyOf = (row: ResultRow, order: RowOrder): number => {
  const keys = { record: row.record, value: row.valueAud, risk: row.risk, lvr: row.lvr };
  return keys[order] ?? -1;
};

export const findHomes = (
  tx: Tx,
  { portfolioId, order, direction, only, find }: HomeQuery,
  { after, limit }: { after: RowPosition | null; limit: number },
): Promise<ResultRow[]> => {
  const key = ORDER_KEYS[order];
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const by = direction === 'asc' ? asc : desc;
  return select(tx)
    .where(
      and(
        eq(portfolioRows.portfolioId, portfolioId),
        isNull(portfolioRows.reason),
        only === 'flagged' ? sql`${portfolioRows.flagged}` : undefined,
        mentions(find),
        after
          ? sql`(${key}, ${portfolioRows.record}) ${beyond} (${after.key}::${KEY_CASTS[order]}, ${after.record}::int)`
          : undefined,
      ),
    )
    .orderBy(by(key), by(portfolioRows.record))
    .limit(limit);
};

export const findHome = async (
  tx: Tx,
  portfolioId: string,
  record: number,
): Promise<ResultRow | undefined> => {
  const [row] = await select(tx).where(
    and(
      eq(portfolioRows.portfolioId, portfolioId),
      eq(portfolioRows.record, record),
      isNull(portfolioRows.reason),
    ),
  );
  return row;
};

export const findRejected = (
  tx: Tx,
  portfolioId: string,
  { after, limit }: { after: number; limit: number },
) =>
  tx
    .select({
      record: portfolioRows.record,
      line: portfolioRows.line,
      reason: portfolioRows.reason,
      field: portfolioRows.field,
      source: portfolioRows.source,
    })
    .from(portfolioRows)
    .where(
      and(
        eq(portfolioRows.portfolioId, portfolioId),
        isNotNull(portfolioRows.reason),
        gt(portfolioRows.record, after),
      ),
    )
    .orderBy(portfolioRows.record)
    .limit(limit);

/** Every row of the file in its order, valued or not. */
export const findRows = (
  tx: Tx,
  portfolioId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ResultRow[]> =>
  select(tx)
    .where(and(eq(portfolioRows.portfolioId, portfolioId), gt(portfolioRows.record, after)))
    .orderBy(portfolioRows.record)
    .limit(limit);

const pointColumns = {
  record: portfolioRows.record,
  address: portfolioRows.address,
  locality: localities.name,
  latitude: portfolioRows.latitude,
  longitude: portfolioRows.longitude,
  valueAud: portfolioRows.valueAud,
  hazard: HIGHEST_HAZARD,
  flagged: portfolioRows.flagged,
};

/** Of those that are flagged, or every n-th of the others. */
export const findPoints = (
  tx: Tx,
  portfolioId: string,
  { flagged, every, limit }: { flagged: boolean; every: number; limit: number },
) =>
  tx
    .select(pointColumns)
    .from(portfolioRows)
    .leftJoin(localities, eq(localities.id, portfolioRows.localityId))
    .where(
      and(
        eq(portfolioRows.portfolioId, portfolioId),
        isNull(portfolioRows.reason),
        eq(portfolioRows.flagged, flagged),
        sql`${portfolioRows.record} % ${every} = 0`,
      ),
    )
    .orderBy(portfolioRows.record)
    .limit(limit);

import type { RepeatSales } from '@propguard/engine/valuation/methods/repeat-sales';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** More pairs say nothing more about how far an old sale is off. */
const MOST_PAIRS = 20_000;

/** Homes that sold more than once, each sale with the one before it, the newest first. */
export const findRepeatSales = async (db: NodePgDatabase): Promise<RepeatSales> => {
  const { rows } = await db.execute<{ earlier: string; later: string }>(sql`
    select earlier, later from (
      select s.id as later, s.contract_date, lag(s.id) over (partition by s.property_id order by s.contract_date, s.id) as earlier
      from sale s join dataset d on d.id = s.dataset_id where s.contract_date <= d.as_of
    ) pair where earlier is not null order by contract_date desc, later limit ${MOST_PAIRS}`);
  return { earlier: rows.map(({ earlier }) => earlier), later: rows.map(({ later }) => later) };
};

export const findOwnSaleIds = async (db: NodePgDatabase, propertyId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from sale where property_id = ${propertyId}`,
  );
  return rows.map(({ id }) => id);
};

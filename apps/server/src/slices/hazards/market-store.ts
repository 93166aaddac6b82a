import { LEAST_SALES_PER_QUARTER, type MarketFigures } from '@propguard/rules/hazards/market-risk';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

const QUARTERS = 12;

type Row = {
  quarterlyMediansAud: (number | null)[];
  salesPerYear: number;
  activeListings: number;
  medianDaysOnMarket: number | null;
  sample: boolean;
};

/**
 * What a suburb's market risk is made from: medians of the last twelve quarters, sales of the last year, what is on
 * offer. Quarters count back from the day that its own sales speak for.
 */
export const findMarketFigures = async (
  db: NodePgDatabase,
  localityId: string,
): Promise<MarketFigures & { sample: boolean }> => {
  const found = await db.execute<Row>(sql`
    with last as (
      select coalesce(max(d.as_of), current_date) as day, coalesce(bool_or(d.sample), false) as sample
      from dataset d where d.id in (
        select dataset_id from sale where locality_id = ${localityId}
        union select dataset_id from listing where locality_id = ${localityId})
    ), quarter as (
      select n, (day - make_interval(months => 3 * (n + 1)))::date + 1 as since,
        (day - make_interval(months => 3 * n))::date as until
      from last, generate_series(0, ${QUARTERS - 1}) as n
    ), priced as (
      select n, count(s.id) as sales, percentile_cont(0.5) within group (order by s.price_aud) as median
      from quarter left join sale s on s.locality_id = ${localityId} and s.contract_date between since and until
      group by n
    )
    select
      (select array_agg(case when sales >= ${LEAST_SALES_PER_QUARTER} then median end order by n desc)
        from priced) as "quarterlyMediansAud",
      (select sum(sales)::int from priced where n < 4) as "salesPerYear",
      (select count(*)::int from listing where locality_id = ${localityId} and status = 'active') as "activeListings",
      (select percentile_cont(0.5) within group (order by closed_on - listed_on) from listing, last
        where locality_id = ${localityId} and status = 'sold' and closed_on > day - 365) as "medianDaysOnMarket",
      sample
    from last`);
  const [row] = found.rows;
  if (!row) throw new Error('Aggregates without groups always give one row.');
  return row;
};

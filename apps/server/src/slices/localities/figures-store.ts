import type { PropertyType } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type FiguresRow = {
  salesFrom: string;
  salesTo: string;
  beforeFrom: string;
  beforeTo: string;
  listingsFrom: string;
  listingsTo: string;
  sample: boolean;
  medianAud: number | null;
  saleCount: number;
  medianBeforeAud: number | null;
  saleCountBefore: number;
  medianDays: number | null;
  soldListings: number;
  activeListings: number;
  auctionsSold: number;
  auctionsPassedIn: number;
};

/**
 * The last day is the one that the locality's own data speaks for; where it has none, that of any data. Periods begin
 * the day after the same date of an earlier year, so that no sale is counted in two of them.
 */
const LAST_DAYS = (localityId: string) => sql`
  source as (
    select d.*, case d.kind
        when 'sales' then exists (select from sale s where s.locality_id = ${localityId} and s.dataset_id = d.id)
        else exists (select from listing l where l.locality_id = ${localityId} and l.dataset_id = d.id)
      end as here
    from dataset d where d.kind in ('sales', 'listings')
  ), last as (
    select coalesce(bool_or(sample) filter (where here), false) as sample,
      coalesce(max(as_of) filter (where here and kind = 'sales'), max(as_of) filter (where kind = 'sales'),
        current_date) as sales_to,
      coalesce(max(as_of) filter (where here and kind = 'listings'), max(as_of) filter (where kind = 'listings'),
        current_date) as listings_to
    from source
  ), span as (
    select sample, sales_to, (sales_to - interval '1 year')::date + 1 as sales_from,
      (sales_to - interval '1 year')::date as before_to, (sales_to - interval '2 years')::date + 1 as before_from,
      listings_to, (listings_to - interval '1 year')::date + 1 as listings_from
    from last
  )`;

export const findFigures = async (
  db: NodePgDatabase,
  localityId: string,
  type: PropertyType | null,
): Promise<FiguresRow> => {
  const ofType = type ? sql`and p.type = ${type}` : sql``;
  const found = await db.execute<FiguresRow>(sql`
    with ${LAST_DAYS(localityId)},
    sold as (
      select
        percentile_cont(0.5) within group (order by s.price_aud) filter (where s.contract_date >= sales_from) as "medianAud",
        (count(*) filter (where s.contract_date >= sales_from))::int as "saleCount",
        percentile_cont(0.5) within group (order by s.price_aud) filter (where s.contract_date <= before_to) as "medianBeforeAud",
        (count(*) filter (where s.contract_date <= before_to))::int as "saleCountBefore"
      from span, sale s join property p on p.id = s.property_id
      where s.locality_id = ${localityId} and s.contract_date between before_from and sales_to ${ofType}
    ), listed as (
      select
        percentile_cont(0.5) within group (order by l.closed_on - l.listed_on) filter (where l.status = 'sold'
          and l.closed_on between listings_from and listings_to) as "medianDays",
        (count(*) filter (where l.status = 'sold' and l.closed_on between listings_from and listings_to))::int as "soldListings",
        (count(*) filter (where l.status = 'active'))::int as "activeListings"
      from span, listing l join property p on p.id = l.property_id
      where l.locality_id = ${localityId} ${ofType}
    ), auctions as (
      select (count(*) filter (where e.kind = 'auction_sold'))::int as "auctionsSold",
        (count(*) filter (where e.kind = 'auction_passed_in'))::int as "auctionsPassedIn"
      from span, listing l join property p on p.id = l.property_id join listing_event e on e.listing_id = l.id
      where l.locality_id = ${localityId} and e."on" between listings_from and listings_to ${ofType}
    )
    select sales_from as "salesFrom", sales_to as "salesTo", before_from as "beforeFrom", before_to as "beforeTo",
      listings_from as "listingsFrom", listings_to as "listingsTo", span.sample, sold.*, listed.*, auctions.*
    from span, sold, listed, auctions`);
  const [row] = found.rows;
  if (!row) throw new Error('Aggregates without groups always give one row.');
  return row;
};

import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/support/client.ts';
import { createInstallation, type TestInstallation } from '../../../test/support/installation.ts';
import { visit } from '../../../test/support/people.ts';
import { refreshMarketFigures } from './refresh-market-figures.ts';

const DAY_MS = 86_400_000;
const LAST_YEAR = { from: '2025-11-02', to: '2026-11-01' };
const YEAR_BEFORE = { from: '2024-11-02', to: '2025-11-01' };
type Period = typeof LAST_YEAR;

let installation: TestInstallation;
let visitor: TestClient;

/** The small world of tests has too few listings in one place: forty more, every third passed in before it sold. */
const listMore = async (localityId: string): Promise<void> => {
  await installation.owner.query(
    `with more as (
       insert into listing (property_id, locality_id, status, listed_on, closed_on, headline, description, photo_seed, dataset_id)
       select p.id, p.locality_id, 'sold', '2025-10-10'::date + 7 * n, '2025-10-12'::date + 8 * n, 'More', 'More', n, d.id
       from (select *, row_number() over (order by id)::int as n from property where locality_id = $1) p, dataset d
       where d.kind = 'listings' and n <= 40
       returning id, closed_on, photo_seed as n
     )
     insert into listing_event (listing_id, position, "on", kind)
     select id, 1, closed_on, 'auction_sold' from more
     union all select id, 0, closed_on - 1, 'auction_passed_in' from more where n % 3 = 0`,
    [localityId],
  );
};

beforeAll(async () => {
  installation = await createInstallation();
  await listMore('qld-4005-new-farm');
  const node = await installation.startNode();
  await node.context.database.asInstallation((tx) => refreshMarketFigures({ tx }));
  visitor = await visit(node.client());
});
afterAll(() => installation.close());

const within = (day: string | null, { from, to }: Period): boolean =>
  day !== null && day >= from && day <= to;
const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
const fourDecimals = (share: number): number => Number(share.toFixed(4));

type SaleRow = { on: string; price: number; type: string };
type ListingRow = { status: string; listed: string; closed: string | null; type: string };
type AuctionRow = { on: string; kind: string; type: string };

/** Everything by hand, from the bare rows. */
const computed = async (localityId: string, type: string | null) => {
  const rowsOf = async <Row extends { type: string }>(sql: string): Promise<Row[]> =>
    (await installation.owner.query<Row>(sql, [localityId])).rows.filter((row) => !type || row.type === type);
  const sales = await rowsOf<SaleRow>(
    `select contract_date::text as on, price_aud::int as price, type from sale s join property p on p.id = property_id
     where s.locality_id = $1`,
  );
  const listings = await rowsOf<ListingRow>(
    `select status, listed_on::text as listed, closed_on::text as closed, type
     from listing l join property p on p.id = property_id where l.locality_id = $1`,
  );
  const events = await rowsOf<AuctionRow>(
    `select "on"::text, kind, type from listing_event e join listing l on l.id = listing_id
     join property p on p.id = property_id where l.locality_id = $1 and kind like 'auction%'`,
  );
  const medianIn = (period: Period) => {
    const prices = sales.filter(({ on }) => within(on, period)).map(({ price }) => price);
    const valueAud = prices.length < MARKET_METRICS.medianPrice.leastN ? null : Math.round(median(prices));
    return { valueAud, count: prices.length, period };
  };
  const [medianPrice, medianPriceYearBefore] = [medianIn(LAST_YEAR), medianIn(YEAR_BEFORE)];
  const days = listings
    .filter(({ status, closed }) => status === 'sold' && within(closed, LAST_YEAR))
    .map(({ listed, closed }) => (Date.parse(closed ?? '') - Date.parse(listed)) / DAY_MS);
  const auctions = events.filter(({ on }) => within(on, LAST_YEAR));
  const sold = auctions.filter(({ kind }) => kind === 'auction_sold').length;
  /** Where nothing of the kind was ever sold or listed, nothing is claimed: not even none. */
  const known = sales.length + listings.length > 0;
  const figure = (value: number | null, count: number) => ({ value, count: value === null ? 0 : count });
  return {
    medianPrice: {
      ...figure(medianPrice.valueAud, medianPrice.count),
      yearAgo: medianPrice.valueAud === null ? null : medianPriceYearBefore.valueAud,
    },
    salesVolume: known ? { value: medianPrice.count, yearAgo: medianPriceYearBefore.count } : { value: null },
    daysOnMarket: figure(days.length < MARKET_METRICS.daysOnMarket.leastN ? null : median(days), days.length),
    clearanceRate: figure(
      auctions.length < MARKET_METRICS.clearanceRate.leastN ? null : fourDecimals(sold / auctions.length),
      auctions.length,
    ),
    listingVolume: {
      value: known ? listings.filter(({ status }) => status === 'active').length : null,
    },
  };
};

describe('the figures of a locality', () => {
  it('are those computed by hand, for every type and for all together', async () => {
    const { rows } = await installation.owner.query<{ id: string }>(
      'select locality_id as id from listing group by 1 order by count(*) desc, 1 limit 6',
    );
    const seen = { medians: 0, growths: 0, days: 0, rates: 0, tooFew: 0 };
    for (const { id } of rows) {
      for (const type of [null, ...PROPERTY_TYPES]) {
        const { status, body } = await visitor.call(
          'GET',
          `/localities/${id}/figures${type ? `?type=${type}` : ''}`,
        );
        expect(status).toBe(200);
        const { figures } = body;
        const byHand = await computed(id, type);
        expect(figures).toMatchObject({ medianPrice: byHand.medianPrice, salesVolume: byHand.salesVolume });
        expect(figures.listingVolume).toMatchObject(byHand.listingVolume);
        // Where a suburb has too few of its own, these two are of a wider place, and say so.
        for (const name of ['daysOnMarket', 'clearanceRate'] as const) {
          if (figures[name].isOwn) expect(figures[name], `${name} of ${id}`).toMatchObject(byHand[name]);
          else expect(byHand[name].value, `${name} of ${id}`).toBeNull();
        }
        if (figures.medianPrice.value === null) seen.tooFew += 1;
        else seen.medians += 1;
        if (figures.growthYoy.isOwn) seen.growths += 1;
        if (figures.daysOnMarket.isOwn) seen.days += 1;
        if (figures.clearanceRate.isOwn) seen.rates += 1;
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  it('are none where nothing was sold, and not made up', async () => {
    const { rows } = await installation.owner.query<{ id: string }>(
      'select id from locality lo where not exists (select from property where locality_id = lo.id) order by id limit 1',
    );
    const { status, body } = await visitor.call('GET', `/localities/${rows[0]?.id}/figures`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      asOf: null,
      figures: {
        medianPrice: { value: null, count: 0, isOwn: false },
        growthYoy: { isOwn: false, ownCount: 0 },
        daysOnMarket: { isOwn: false, ownCount: 0 },
        clearanceRate: { isOwn: false, ownCount: 0 },
        listingVolume: { value: null },
      },
    });
  });

  it('are not found for a place that is none, and name a type that is none', async () => {
    expect(await visitor.call('GET', '/localities/nowhere/figures')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await visitor.call('GET', '/localities/qld-4005-new-farm/figures?type=castle')).toMatchObject({
      status: 422,
      body: { data: { fields: [{ field: 'type' }] } },
    });
  });
});

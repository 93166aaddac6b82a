import { dayOf, isoOf } from '@propguard/engine/day-number';
import { quarterEnds } from '@propguard/engine/market/days';
import { figuresInThread } from '@propguard/engine/market/figures-in-thread';
import { ANY_TYPE, type MarketData, type RegionFigures } from '@propguard/engine/market/region-figures';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import type { TxScope } from '../../access/any-scope.ts';
import { type MarketQuarter, type MarketSummary, marketFigures } from '../../db/schema/market.ts';
import { insertRows } from '../../db/seed/world/insert-rows.ts';
import { readAuctions, readListings, readPlaces, readSales } from './columns-store.ts';
import { regionsOf } from './regions.ts';
import {
  type DatasetRow,
  fingerprintOfData,
  listMarketDatasets,
  markRefreshed,
  removeFigures,
} from './store.ts';

/** So few that nobody waits while they are written down as text. */
const ROWS_AT_A_TIME = 250;
const YEAR_AGO_QUARTERS = 4;
const LEVEL_DECIMALS = 1e5;

const rounded = (value: number): number => Math.round(value * LEVEL_DECIMALS) / LEVEL_DECIMALS;
const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));

const summaryOf = (
  { sales, listings }: RegionFigures,
  listingsSince: number,
  asOf: number,
): MarketSummary => ({
  salesLastYear: sales.salesLastYear,
  salesYearBefore: sales.salesYearBefore,
  salesInThreeYears: sales.salesInThreeYears,
  medianAud: whole(sales.medianAud),
  medianYearBeforeAud: whole(sales.medianYearBeforeAud),
  growth: { share: rounded(sales.growth.share), error: rounded(sales.growth.error) },
  volatility: rounded(sales.volatility),
  activeListings: listings.activeNow,
  activeListingsYearAgo:
    (quarterEnds(asOf)[YEAR_AGO_QUARTERS] ?? 0) >= listingsSince
      ? (listings.quarterActive[YEAR_AGO_QUARTERS] ?? 0)
      : null,
  daysOnMarket: listings.daysOnMarket,
  daysOnMarketYearBefore: listings.daysOnMarketYearBefore,
  soldListingsLastYear: listings.soldLastYear,
  soldListingsYearBefore: listings.soldYearBefore,
  quickSales: listings.quickSales,
  quickSalesOf: listings.quickSalesOf,
  auctionsSold: listings.auctionsSold,
  auctionsHeld: listings.auctionsHeld,
  auctionsSoldYearBefore: listings.auctionsSoldYearBefore,
  auctionsHeldYearBefore: listings.auctionsHeldYearBefore,
});

const quartersOf = (
  { sales, listings }: RegionFigures,
  listingsSince: number,
  asOf: number,
): MarketQuarter[] => {
  const ends = quarterEnds(asOf);
  return sales.quarterSales.map((count, q) => ({
    to: isoOf(ends[q] ?? 0),
    sales: count,
    medianAud: whole(sales.quarterMedianAud[q] ?? null),
    level: rounded(sales.index.level[q] ?? 0),
    error: rounded(Math.min(1, sales.index.error[q] ?? 1)),
    listings: (ends[q] ?? 0) >= listingsSince ? (listings.quarterActive[q] ?? 0) : null,
    daysOnMarket: listings.quarterDaysOnMarket[q] ?? null,
    auctionsSold: listings.quarterAuctionsSold[q] ?? 0,
    auctionsHeld: listings.quarterAuctionsHeld[q] ?? 0,
  }));
};

/** The datasets that the rows of some localities are of. */
const datasetsWithin = (
  { localityCount, sales, listings }: MarketData,
  source: { bySale: Uint16Array; byListing: Uint16Array; datasets: readonly DatasetRow[] },
) => {
  const ofLocality = Array.from({ length: localityCount }, () => new Set<number>());
  sales.locality.forEach((locality, row) => void ofLocality[locality]?.add(source.bySale[row] ?? 0));
  listings.locality.forEach((locality, row) => void ofLocality[locality]?.add(source.byListing[row] ?? 0));
  return (members: readonly number[]): DatasetRow[] => {
    const numbers = new Set(members.flatMap((locality) => [...(ofLocality[locality] ?? [])]));
    return source.datasets.filter((_, at) => numbers.has(at));
  };
};

const latest = (datasets: readonly DatasetRow[]): string =>
  datasets.reduce((last, { asOf }) => (asOf > last ? asOf : last), '');

/**
 * Makes every region's figures anew from all sales and listings, in the caller's transaction, which must be allowed to
 * write the installation's data. To be called after sales or listings came or went. Tells how many rows there are.
 */
export const refreshMarketFigures = async ({ tx }: TxScope): Promise<number> => {
  const fingerprint = await fingerprintOfData(tx);
  const datasets = await listMarketDatasets(tx);
  const datasetIds = datasets.map(({ id }) => id);
  const places = await readPlaces(tx);
  const { sales, dataset: bySale } = await readSales(tx, places, datasetIds);
  const { listings, dataset: byListing } = await readListings(tx, places, datasetIds);
  const data: MarketData = {
    localityCount: places.length,
    sales,
    listings,
    auctions: await readAuctions(tx, places),
  };
  const listingsSince = listings.closedDay.reduce(
    (first, day) => Math.min(first, day),
    Number.POSITIVE_INFINITY,
  );
  const sourcesOf = datasetsWithin(data, { bySale, byListing, datasets });
  const regions = regionsOf(places).map((one) => {
    const sources = sourcesOf(one.members);
    return { ...one, asOf: latest(sources), sample: sources.some(({ sample }) => sample) };
  });
  const byId = new Map(regions.map((one) => [one.region.id, one]));
  const specs = regions.map(({ region, members }) => ({
    id: region.id,
    above: region.above[0]?.id ?? null,
    localities: members,
  }));

  await removeFigures(tx);
  let written = 0;
  let waiting: (typeof marketFigures.$inferInsert)[] = [];
  const write = async (): Promise<void> => {
    await insertRows(tx, marketFigures, waiting);
    written += waiting.length;
    waiting = [];
  };
  // Datasets may speak for different days: a region's figures are as of the newest that it has rows of.
  for (const asOf of new Set(regions.map((one) => one.asOf))) {
    if (asOf === '') continue;
    for await (const figures of figuresInThread({ data, regions: specs, asOf: dayOf(asOf) })) {
      const found = byId.get(figures.regionId);
      if (found?.asOf !== asOf) continue;
      waiting.push({
        regionId: figures.regionId,
        type: figures.type === ANY_TYPE ? 'any' : (PROPERTY_TYPES[figures.type] ?? 'any'),
        localityId: found.region.kind === 'locality' ? figures.regionId : null,
        asOf,
        sample: found.sample,
        summary: summaryOf(figures, listingsSince, dayOf(asOf)),
        quarters: quartersOf(figures, listingsSince, dayOf(asOf)),
      });
      if (waiting.length >= ROWS_AT_A_TIME) await write();
    }
  }
  await write();
  await markRefreshed(tx, fingerprint);
  return written;
};

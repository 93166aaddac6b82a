import { type AuctionColumns, type ListingColumns, OUTCOMES } from './columns.ts';
import { monthsBefore, QUARTERS, quarterEnds, quarterOf } from './days.ts';
import { medianInPlace } from './median.ts';

/** A listing that has not sold by then did not sell quickly. */
const QUICK_SALE_DAYS = 60;
const QUARTERS_A_YEAR = 4;

export type ListingFigures = {
  activeNow: number;
  /** On the market at each quarter's end, the newest first. */
  quarterActive: number[];
  daysOnMarket: number | null;
  daysOnMarketYearBefore: number | null;
  soldLastYear: number;
  soldYearBefore: number;
  quarterDaysOnMarket: (number | null)[];
  /** Of the listings that began in the year up to 60 days ago: how many sold within 60 days. */
  quickSales: number;
  quickSalesOf: number;
  auctionsSold: number;
  auctionsHeld: number;
  auctionsSoldYearBefore: number;
  auctionsHeldYearBefore: number;
  quarterAuctionsSold: number[];
  quarterAuctionsHeld: number[];
};

const zeroes = (): number[] => Array.from({ length: QUARTERS }, () => 0);

const sum = (counts: readonly number[], from: number, to: number): number =>
  counts.slice(from, to).reduce((total, one) => total + one, 0);

const auctionCounts = (auctions: AuctionColumns, rows: Int32Array, ends: Int32Array) => {
  const sold = zeroes();
  const held = zeroes();
  for (const row of rows) {
    const q = quarterOf(ends, auctions.day[row] ?? 0);
    if (q < 0) continue;
    held[q] = (held[q] ?? 0) + 1;
    if (auctions.sold[row]) sold[q] = (sold[q] ?? 0) + 1;
  }
  return { sold, held };
};

const quickSales = (listings: ListingColumns, rows: Int32Array, asOf: number) => {
  const to = asOf - QUICK_SALE_DAYS;
  const from = monthsBefore(to, 12);
  let [quick, all] = [0, 0];
  for (const row of rows) {
    const listed = listings.listedDay[row] ?? 0;
    if (listed <= from || listed > to) continue;
    all += 1;
    const isSold = listings.outcome[row] === OUTCOMES.sold;
    if (isSold && (listings.closedDay[row] ?? 0) - listed <= QUICK_SALE_DAYS) quick += 1;
  }
  return { quick, all };
};

/** Everything that the listings of one region and type say, as of a day. */
export const listingFigures = (
  listings: ListingColumns,
  rows: Int32Array,
  auctions: AuctionColumns,
  auctionRows: Int32Array,
  asOf: number,
): ListingFigures => {
  const ends = quarterEnds(asOf);
  const daysByQuarter = Array.from({ length: QUARTERS }, () => [] as number[]);
  const quarterActive = zeroes();
  let activeNow = 0;
  for (const row of rows) {
    const listed = listings.listedDay[row] ?? 0;
    const closed = listings.closedDay[row] ?? 0;
    if (listings.outcome[row] === OUTCOMES.active) activeNow += 1;
    if (listings.outcome[row] === OUTCOMES.sold)
      daysByQuarter[quarterOf(ends, closed)]?.push(closed - listed);
    for (let q = 0; q < QUARTERS && listed <= (ends[q] ?? 0); q++)
      if (closed > (ends[q] ?? 0)) quarterActive[q] = (quarterActive[q] ?? 0) + 1;
  }
  const daysBetween = (from: number, to: number) => Float64Array.from(daysByQuarter.slice(from, to).flat());
  const [lastYear, yearBefore] = [
    daysBetween(0, QUARTERS_A_YEAR),
    daysBetween(QUARTERS_A_YEAR, 2 * QUARTERS_A_YEAR),
  ];
  const quick = quickSales(listings, rows, asOf);
  const { sold, held } = auctionCounts(auctions, auctionRows, ends);
  return {
    activeNow,
    quarterActive,
    daysOnMarket: medianInPlace(lastYear),
    daysOnMarketYearBefore: medianInPlace(yearBefore),
    soldLastYear: lastYear.length,
    soldYearBefore: yearBefore.length,
    quarterDaysOnMarket: daysByQuarter.map((days) => medianInPlace(Float64Array.from(days))),
    quickSales: quick.quick,
    quickSalesOf: quick.all,
    auctionsSold: sum(sold, 0, QUARTERS_A_YEAR),
    auctionsHeld: sum(held, 0, QUARTERS_A_YEAR),
    auctionsSoldYearBefore: sum(sold, QUARTERS_A_YEAR, 2 * QUARTERS_A_YEAR),
    auctionsHeldYearBefore: sum(held, QUARTERS_A_YEAR, 2 * QUARTERS_A_YEAR),
    quarterAuctionsSold: sold,
    quarterAuctionsHeld: held,
  };
};

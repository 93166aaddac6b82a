import type { MarketQuarter } from '../../db/schema/market.ts';
import type { FigureRow } from './store.ts';

const sumOf = (quarters: readonly MarketQuarter[], read: (quarter: MarketQuarter) => number): number =>
  quarters.reduce((sum, quarter) => sum + read(quarter), 0);

const meanLevel = (quarters: readonly MarketQuarter[]): number =>
  sumOf(quarters, ({ level }) => level) / Math.max(1, quarters.length);

const meanDays = (quarters: readonly MarketQuarter[]): number | null => {
  const known = quarters.flatMap(({ daysOnMarket }) => daysOnMarket ?? []);
  return known.length === 0 ? null : known.reduce((sum, days) => sum + days, 0) / known.length;
};

/**
 * The row as it stood on an earlier day, to the quarter: nothing that happened later speaks. Medians of a year are
 * moved by the index; how quickly listings sold is not kept by quarter, and is not known then.
 */
export const rowAsOf = (row: FigureRow, asOf: string): FigureRow | undefined => {
  if (asOf >= row.asOf) return row;
  const from = row.quarters.findIndex(({ to }) => to <= asOf);
  const quarters = from < 0 ? [] : row.quarters.slice(from);
  const [newest] = quarters;
  if (!newest) return undefined;
  const [year, before] = [quarters.slice(0, 4), quarters.slice(4, 8)];
  const moved = Math.exp(meanLevel(year) - meanLevel(row.quarters.slice(0, 4)));
  const level = (at: number): number => quarters[at]?.level ?? newest.level;
  return {
    ...row,
    asOf: newest.to,
    quarters,
    summary: {
      ...row.summary,
      salesLastYear: sumOf(year, ({ sales }) => sales),
      salesYearBefore: sumOf(before, ({ sales }) => sales),
      salesInThreeYears: sumOf(quarters.slice(0, 12), ({ sales }) => sales),
      medianAud: row.summary.medianAud === null ? null : Math.round(row.summary.medianAud * moved),
      medianYearBeforeAud: null,
      growth: {
        share: Math.expm1((level(0) + level(1) - level(4) - level(5)) / 2),
        error: row.summary.growth.error,
      },
      activeListings: newest.listings ?? 0,
      activeListingsYearAgo: quarters[4]?.listings ?? null,
      daysOnMarket: meanDays(year),
      daysOnMarketYearBefore: meanDays(before),
      quickSales: 0,
      quickSalesOf: 0,
      auctionsSold: sumOf(year, ({ auctionsSold }) => auctionsSold),
      auctionsHeld: sumOf(year, ({ auctionsHeld }) => auctionsHeld),
      auctionsSoldYearBefore: sumOf(before, ({ auctionsSold }) => auctionsSold),
      auctionsHeldYearBefore: sumOf(before, ({ auctionsHeld }) => auctionsHeld),
    },
  };
};

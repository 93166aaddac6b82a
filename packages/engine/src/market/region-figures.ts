import { type AuctionColumns, type ListingColumns, type SaleColumns, TYPE_COUNT } from './columns.ts';
import { type ListingFigures, listingFigures } from './listing-figures.ts';
import type { PriceIndex } from './price-index.ts';
import { localityOffsets, rowsOf } from './region-rows.ts';
import { type SaleFigures, saleFigures } from './sale-figures.ts';
import { standardisePrices } from './standardise-prices.ts';

export type MarketData = {
  localityCount: number;
  sales: SaleColumns;
  listings: ListingColumns;
  auctions: AuctionColumns;
};

/** Regions stand after the one above them, whose index they lean on. */
export type RegionSpec = { id: string; above: string | null; localities: readonly number[] };

export type RegionFigures = {
  regionId: string;
  /** An index into PROPERTY_TYPES; ANY_TYPE for all together. */
  type: number;
  sales: SaleFigures;
  listings: ListingFigures;
};
export const ANY_TYPE = -1;

/** Figures of every region and type that has a sale or a listing, as of a day (days since 1970). */
export function* regionFigures(
  data: MarketData,
  regions: readonly RegionSpec[],
  asOf: number,
): Generator<RegionFigures> {
  const standardised = standardisePrices(data.sales);
  const offsets = {
    sales: localityOffsets(data.sales.locality, data.localityCount),
    listings: localityOffsets(data.listings.locality, data.localityCount),
    auctions: localityOffsets(data.auctions.locality, data.localityCount),
  };
  const indexOf = new Map<string, PriceIndex>();
  for (const { id, above, localities } of regions) {
    const saleRows = rowsOf(offsets.sales, localities);
    const listingRows = rowsOf(offsets.listings, localities);
    const auctionRows = rowsOf(offsets.auctions, localities);
    for (let type = ANY_TYPE; type < TYPE_COUNT; type++) {
      const ofType = (rows: Int32Array, types: Uint8Array): Int32Array =>
        type === ANY_TYPE ? rows : rows.filter((row) => types[row] === type);
      const aboveIndex = above === null ? null : (indexOf.get(`${above} ${type}`) ?? null);
      const ownSales = ofType(saleRows, data.sales.type);
      const ownListings = ofType(listingRows, data.listings.type);
      const sales = saleFigures(data.sales, standardised, ownSales, asOf, aboveIndex);
      indexOf.set(`${id} ${type}`, sales.index);
      if (ownSales.length === 0 && ownListings.length === 0) continue;
      const ownAuctions = ofType(auctionRows, data.auctions.type);
      const listings = listingFigures(data.listings, ownListings, data.auctions, ownAuctions, asOf);
      yield { regionId: id, type, sales, listings };
    }
  }
}

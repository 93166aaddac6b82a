import { shareOf } from '@propguard/rules/chance/draws';
import type { Ground } from './geography/choose-localities.ts';
import type { Market } from './geography/market.ts';
import { reachMeasure } from './geography/reaches.ts';
import { FAR_KM, type Waters } from './geography/waters.ts';
import { makeListings, type SampleListing } from './listings/make-listings.ts';
import type { Capital } from './prices/price-index.ts';
import { PriceModel } from './prices/price-model.ts';
import {
  makeProperties,
  type PropertyRow,
  type SampleProperty,
  type Terrain,
} from './properties/make-properties.ts';
import { makeSales, type SaleRow } from './properties/make-sales.ts';

export type SampleMarket = { properties: PropertyRow[]; sales: SaleRow[]; listings: SampleListing[] };
export type LocalityPlan = { ground: Ground; propertyCount: number; listingCount: number };

/** Auctions are a habit of the south-east. */
const AUCTION_SHARES: Readonly<Record<Capital, number>> = {
  Melbourne: 0.42,
  Sydney: 0.4,
  Canberra: 0.36,
  Adelaide: 0.3,
  Brisbane: 0.2,
  Perth: 0.04,
  Hobart: 0.05,
  Darwin: 0.08,
};
const OUTSIDE_CAPITALS = 0.35;
const BANK_KM = 0.09;
/** Owners who have not sold in all these years, some of whom list now. */
const NEVER_SOLD_SHARE = 0.05;

const terrainOf = (market: Market, waters: Waters): Terrain => {
  const kmToRiver = reachMeasure(market.name, FAR_KM);
  return {
    isDry: (position) => waters.isLand(position) && kmToRiver(position) > BANK_KM,
    kmToWater: (position) => Math.min(waters.kmToShore(position), kmToRiver(position)),
    marketCentre: market.centre,
    isCapital: market.name === market.capital,
  };
};

/** Everything of one market: its stock first, then the price level that makes its medians right, then what happened. */
export const makeMarket = (market: Market, waters: Waters, plans: readonly LocalityPlan[]): SampleMarket => {
  const terrain = terrainOf(market, waters);
  const stock = plans.map((plan) => ({
    ...plan,
    properties: makeProperties(plan.ground, terrain, plan.propertyCount),
  }));
  const prices = new PriceModel(
    market,
    stock.flatMap(({ properties }) => properties),
  );
  const auctionShare =
    AUCTION_SHARES[market.capital] * (market.name === market.capital ? 1 : OUTSIDE_CAPITALS);
  const salesOf = (property: SampleProperty): SaleRow[] =>
    property.told.length === 0 && shareOf(`never-sold/${property.row.id}`) < NEVER_SOLD_SHARE
      ? []
      : makeSales(property, prices, auctionShare);

  const made: SampleMarket = { properties: [], sales: [], listings: [] };
  for (const { ground, properties, listingCount } of stock) {
    const offered = properties.map((property) => ({ property, sales: salesOf(property) }));
    made.properties.push(...properties.map(({ row }) => row));
    made.sales.push(...offered.flatMap(({ sales }) => sales));
    made.listings.push(...makeListings(ground.id, offered, listingCount, prices, auctionShare));
  }
  return made;
};

import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';

/** Of a dwelling, in the order of the columns. Areas go in as logarithms. */
export const QUALITIES = ['bedrooms', 'bathrooms', 'carSpaces', 'lnLandM2', 'lnBuildingM2'] as const;

/** Sales side by side, in the order of their localities. Localities are numbers from 0. */
export type SaleColumns = {
  count: number;
  locality: Int32Array;
  /** An index into PROPERTY_TYPES. */
  type: Uint8Array;
  /** Days since 1970. */
  day: Int32Array;
  priceAud: Float64Array;
  /** QUALITIES of each sale, one after the other; NaN where unknown. */
  qualities: Float32Array;
};

/** Listings, in the order of their localities. */
export type ListingColumns = {
  count: number;
  locality: Int32Array;
  type: Uint8Array;
  listedDay: Int32Array;
  /** STILL_OPEN while it is. */
  closedDay: Int32Array;
  outcome: Uint8Array;
};
export const STILL_OPEN = 2_147_483_647;
export const OUTCOMES = { active: 0, under_offer: 1, sold: 2, withdrawn: 3 } as const;

/** Auctions held, in the order of their localities. */
export type AuctionColumns = {
  count: number;
  locality: Int32Array;
  type: Uint8Array;
  day: Int32Array;
  /** 1 where it sold under the hammer. */
  sold: Uint8Array;
};

export const TYPE_COUNT: number = PROPERTY_TYPES.length;

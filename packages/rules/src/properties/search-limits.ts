/** Matches are counted up to here; beyond it a search says 'at least'. */
export const LISTING_COUNT_CAP = 1000;

export const PRICE_MAX_AUD = 10_000_000_000;
export const LAND_MAX_M2 = 1_000_000_000;
export const ROOMS_MAX = 50;
export const FEATURES_MAX = 20;

export const NEARBY_RADIUS_METRES = { default: 2000, max: 10_000 };
export const NEARBY_MONTHS = { default: 12, max: 120 };
export const NEARBY_SALES = { default: 10, max: 50 };

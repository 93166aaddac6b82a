/** Matches are counted up to here; beyond it a search says 'at least'. */
export const LISTING_COUNT_CAP = 1000;

export const PRICE_MAX_AUD = 10_000_000_000;
export const LAND_MAX_M2 = 1_000_000_000;
export const ROOMS_MAX = 50;
export const FEATURES_MAX = 20;
export const FEATURE_MAX_LENGTH = 60;

export const NEARBY_RADIUS_METRES = { default: 2000, max: 10_000 };
export const NEARBY_MONTHS = { default: 12, max: 120 };
export const NEARBY_SALES = { default: 10, max: 50 };

/** Listings closer than this on the screen come together in one mark. */
export const LISTING_MARK_PX = 64;
/** From here on only those at one and the same place do. */
export const LISTINGS_APART_FROM_ZOOM = 17;
/** At 165 bytes a mark, a reply of 200 kB. */
export const LISTING_MARKS_MAX = 1200;

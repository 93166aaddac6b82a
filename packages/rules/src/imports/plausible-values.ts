/** Up to here are peppercorn and family transfers, above are portfolios: neither is the price of one property. */
const NOMINAL_PRICE_AUD = 1_000;
const PRICE_MAX_AUD = 1_000_000_000;

/** The first land grant of the colony was made in 1792. */
export const EARLIEST_DAY = '1792-01-01';
export const EARLIEST_YEAR_BUILT = 1788;
/** A home may be sold off the plan. */
export const YEARS_BUILT_AHEAD = 5;

export const ROOMS_MAX = 50;
export const CAR_SPACES_MAX = 99;
export const LAND_MAX_M2 = 2_000_000_000;
export const BUILDING_MAX_M2 = 1_000_000;

/** How far outside the outline of the land a position may be: the outline is coarse, and there are jetties. */
export const OFFSHORE_TOLERANCE_KM = 3;
/** The outline leaves small islands out. Where a locality's own centre is on one, so is what lies this near to it. */
export const UNDRAWN_ISLAND_KM = 15;
/** A position that is farther from its locality than this, and has others five times nearer, is another place's. */
export const ASTRAY_KM = 60;
export const ASTRAY_RATIO = 5;

export const isPlausiblePrice = (priceAud: number): boolean =>
  priceAud > NOMINAL_PRICE_AUD && priceAud <= PRICE_MAX_AUD;

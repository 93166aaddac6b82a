/** Fewer than these and a figure says more about chance than about the place; see also properties/figures.ts. */

/** Sales in each of the two years that growth compares. */
export const GROWTH_MIN_SALES = 5;
/** Listings that had the time to sell. */
export const VELOCITY_MIN_LISTINGS = 5;
/** Sales in the last year, for a rate of sale to set listings against. */
export const INVENTORY_MIN_SALES = 5;
/** Sales over the three years that volatility looks back on. */
export const VOLATILITY_MIN_SALES = 30;
/** Sales in a quarter, for its own median to be drawn. */
export const QUARTER_MEDIAN_MIN_SALES = 3;

/** Below these a figure says more about chance than about the place, and is not given. */
export const MEDIAN_MIN_SALES = 5;
export const DAYS_ON_MARKET_MIN_LISTINGS = 5;
export const CLEARANCE_MIN_AUCTIONS = 5;

const LOW_INVENTORY_BELOW = 50;
const FAST_MOVING_BELOW_DAYS = 30;
const HIGH_ACTIVITY_ABOVE = 0.7;
const FULL_LISTING_BAR = 1000;

/** CORE-LIVE-10: 'Low Inventory'. */
export const isLowInventory = (listings: number): boolean => listings < LOW_INVENTORY_BELOW;
/** CORE-LIVE-11: 'Fast Moving'. */
export const isFastMoving = (daysOnMarket: number | null): boolean =>
  daysOnMarket !== null && daysOnMarket < FAST_MOVING_BELOW_DAYS;
/** CORE-LIVE-12: 'High Activity'. */
export const isHighActivity = (velocity: number | null): boolean =>
  velocity !== null && velocity > HIGH_ACTIVITY_ABOVE;
/** CORE-MKT-10: the share of the bar that is filled. */
export const listingVolumeShare = (listings: number): number => Math.min(1, listings / FULL_LISTING_BAR);

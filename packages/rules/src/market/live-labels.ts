/** CORE-LIVE-10 */
const LOW_INVENTORY_BELOW = 50;
/** CORE-LIVE-11 */
const FAST_MOVING_BELOW_DAYS = 30;
/** CORE-LIVE-12 */
const HIGH_ACTIVITY_ABOVE = 0.7;

export const isLowInventory = (listings: number): boolean => listings < LOW_INVENTORY_BELOW;
export const isFastMoving = (days: number | null): boolean => days !== null && days < FAST_MOVING_BELOW_DAYS;
export const isHighActivity = (velocity: number | null): boolean =>
  velocity !== null && velocity > HIGH_ACTIVITY_ABOVE;

/** CORE-CONST-02: in seconds; the first is the one it begins with. */
export const REFRESH_INTERVALS_SECONDS = [30, 60, 300, 900] as const;
export type RefreshInterval = (typeof REFRESH_INTERVALS_SECONDS)[number];

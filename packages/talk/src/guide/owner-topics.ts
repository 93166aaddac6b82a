/** What owners who sell, buyers who insure and people who rent ask, each with an answer of its own. */
export const OWNER_TOPICS = [
  'insurerRefuses',
  'auctionOrPrivate',
  'openHomes',
  'reservePrice',
  'soldAtLoss',
  'bond',
  'rentIncrease',
  'breakLease',
  'certificateCost',
] as const;
export type OwnerTopic = (typeof OWNER_TOPICS)[number];

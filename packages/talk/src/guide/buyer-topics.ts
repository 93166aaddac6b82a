/** What is asked beside a sum of a purchase, and is decided by a state, a lender or the federal scheme. */
export const BUYER_TOPICS = ['depositScheme', 'homeGrant', 'separationDuty'] as const;
export type BuyerTopic = (typeof BUYER_TOPICS)[number];

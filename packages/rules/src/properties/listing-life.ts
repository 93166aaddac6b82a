export const LISTING_STATUSES = ['active', 'under_offer', 'sold', 'withdrawn'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Neither sold nor taken off. */
export const isOnMarket = (status: ListingStatus): boolean => status === 'active' || status === 'under_offer';

export const LISTING_EVENT_KINDS = [
  'listed',
  'price_changed',
  'auction_sold',
  'auction_passed_in',
  'under_offer',
  'sold',
  'withdrawn',
] as const;
export type ListingEventKind = (typeof LISTING_EVENT_KINDS)[number];

/** `unknown`: the source does not say, as registers of titles do not. */
export const SALE_METHODS = ['auction', 'private_treaty', 'unknown'] as const;
export type SaleMethod = (typeof SALE_METHODS)[number];

type Step = readonly ListingEventKind[];
const FROM_OPEN: Step = [
  'price_changed',
  'auction_sold',
  'auction_passed_in',
  'under_offer',
  'sold',
  'withdrawn',
];

/** What may happen next. A listing begins with `listed`; a sale under the hammer needs no offer. */
export const LISTING_TRANSITIONS: Readonly<Record<ListingEventKind, Step>> = {
  listed: FROM_OPEN,
  price_changed: FROM_OPEN,
  auction_passed_in: FROM_OPEN,
  under_offer: ['sold', 'price_changed', 'withdrawn'],
  auction_sold: [],
  sold: [],
  withdrawn: [],
};

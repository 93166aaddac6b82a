import type { Listing } from '@propguard/protocol/listings';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { ListingStatus } from '@propguard/rules/properties/listing-life';
import { audText, shortAudText } from '../../lib/aud-text.ts';

export const STATUS_WORDS: Record<ListingStatus, string> = {
  active: 'For sale',
  under_offer: 'Under offer',
  sold: 'Sold',
  withdrawn: 'Withdrawn',
};

const NO_PRICE = 'Price on request';

type Guide = Listing['guide'];

/** '$2,175,000 – $2,350,000' */
export function guideText(guide: Guide): string {
  if (guide === null) return NO_PRICE;
  return guide.fromAud === guide.toAud
    ? audText(guide.fromAud)
    : `${audText(guide.fromAud)} – ${audText(guide.toAud)}`;
}

/** On the map, where a mark has room for one figure. */
export const priceTag = (fromAud: number | null): string => (fromAud === null ? '–' : shortAudText(fromAud));

export const placeText = ({ name, state, postcode }: Listing['property']['locality']): string =>
  `${name}, ${state} ${postcode}`;

export const addressText = ({ address, locality }: Listing['property']): string =>
  `${address}, ${placeText(locality)}`;

export const daysText = (days: number): string =>
  inEnglish('{days, plural, one {# day} other {# days}}', { days });

/** 'air conditioning' as it begins a line. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

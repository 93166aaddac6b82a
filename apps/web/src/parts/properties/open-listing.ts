import type { PropertyHistory } from '@propguard/protocol/properties';
import type { ListingRecord } from '@propguard/protocol/property-records';

const OPEN = ['active', 'under_offer'];

/** Whether the property can be bought under it now. */
export const isOpenListing = ({ status }: ListingRecord): boolean => OPEN.includes(status);

/** The listing under which the property can be bought now. */
export const openListingOf = ({ listings }: PropertyHistory): ListingRecord | undefined =>
  listings.find(isOpenListing);

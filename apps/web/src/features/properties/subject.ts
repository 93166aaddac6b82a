import type { ListingDetail } from '@propguard/protocol/listings';
import type { PropertyHistory } from '@propguard/protocol/properties';
import type { ListingEvent, ListingRecord, Property, Sale } from '@propguard/protocol/property-records';
import { isOpenListing } from '../../parts/properties/open-listing.ts';

interface Campaign {
  id: string;
  events: readonly ListingEvent[];
}

/** What the page is about: a property, with the listing it is or was offered under where there is one. */
export interface Subject {
  property: Property;
  listing: (ListingRecord & { description: string | null }) | null;
  campaigns: readonly Campaign[];
  sales: readonly Sale[];
}

export function subjectOfListing({ property, events, earlierSales, ...listing }: ListingDetail): Subject {
  return {
    property,
    listing,
    campaigns: [{ id: listing.id, events }],
    sales: earlierSales,
  };
}

export function subjectOfProperty({ sales, listings, ...property }: PropertyHistory): Subject {
  return { property, listing: null, campaigns: listings, sales };
}

export const isOpen = ({ listing }: Subject): boolean => listing !== null && isOpenListing(listing);

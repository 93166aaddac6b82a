import type { Listing } from '@propguard/protocol/listings';
import { toListingRecord } from '../properties/listing-record.ts';
import { toProperty } from '../properties/property-record.ts';
import type { FoundListing } from './store.ts';

export const toListing = (row: FoundListing): Listing => ({
  ...toListingRecord(row),
  property: toProperty(row),
});

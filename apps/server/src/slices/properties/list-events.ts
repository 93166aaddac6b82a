import type { ListingEvent } from '@propguard/protocol/property-records';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findEvents } from './store.ts';
import { toEvent } from './view.ts';

export const listEvents = async ({ reader }: ReferenceScope, listingId: string): Promise<ListingEvent[]> =>
  (await findEvents(reader, [listingId])).map(toEvent);

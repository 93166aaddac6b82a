import type { ListingEvent } from '@propguard/protocol/property-records';
import type { Context } from '../../context.ts';
import { findEvents } from './store.ts';
import { toEvent } from './view.ts';

export const listEvents = async ({ database }: Context, listingId: string): Promise<ListingEvent[]> =>
  (await findEvents(database.plain, [listingId])).map(toEvent);

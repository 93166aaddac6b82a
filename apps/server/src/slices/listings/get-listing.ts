import type { ListingDetail } from '@propguard/protocol/listings';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { listEvents } from '../properties/list-events.ts';
import { listSales } from '../properties/list-sales.ts';
import { findListing } from './store.ts';
import { toListing } from './view.ts';

export const getListing = async (services: Context, id: string): Promise<ListingDetail> => {
  const row = await findListing(services.database.plain, id);
  if (!row) throw fail('NOT_FOUND');
  const [events, sales] = await Promise.all([listEvents(services, id), listSales(services, row.id)]);
  return {
    ...toListing(row),
    description: row.description,
    events,
    earlierSales: sales.filter(({ contractDate }) => contractDate < row.listedOn),
  };
};

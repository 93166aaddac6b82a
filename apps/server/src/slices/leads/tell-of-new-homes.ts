import { ListingFilters } from '@propguard/protocol/listing-query';
import { sql } from 'drizzle-orm';
import { referenceWithin } from '../../access/reference-scope.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { findNewListings } from '../listings/find-new-listings.ts';
import { awaitNewHomes } from './await-new-homes.ts';
import { hasOpenLeads } from './store.ts';
import { tellWhoLooks } from './tell-who-looks.ts';

const EVERY_HOME = ListingFilters.parse({});
const NONE = sql`select null::uuid where false`;
/** More than come in a day; of an import of a whole state, the newest. */
const MOST_HOMES = 500;
/** Homes that came on the market where somebody looks, and miss nothing that they wish: their agent hears of each once. */
export const tellOfNewHomes = async (run: TimerRun<{ since: string }>): Promise<void> => {
  const { services, tx, payload } = run;
  const { listings } = await findNewListings(referenceWithin({ services, tx }), {
    filters: EVERY_HOME,
    since: new Date(payload.since),
    except: NONE,
    shown: MOST_HOMES,
  });
  await tellWhoLooks(run, listings);
  if (await hasOpenLeads(tx)) await awaitNewHomes(run);
};

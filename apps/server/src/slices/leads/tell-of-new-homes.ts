import type { LeadMatch } from '@propguard/protocol/leads';
import { ListingFilters } from '@propguard/protocol/listing-query';
import type { Listing } from '@propguard/protocol/listings';
import { sql } from 'drizzle-orm';
import { referenceWithin } from '../../access/reference-scope.ts';
import type { TimerRun } from '../../timers/define-timer.ts';
import { findNewListings } from '../listings/find-new-listings.ts';
import { awaitNewHomes } from './await-new-homes.ts';
import { toMatch } from './find-matches.ts';
import { findOpenLeadsLookingIn, hasOpenLeads, type NamedLead } from './store.ts';
import { tellOfHome } from './tell-agents.ts';

const EVERY_HOME = ListingFilters.parse({});
const NONE = sql`select null::uuid where false`;
/** More than come in a day; of an import of a whole state, the newest. */
const MOST_HOMES = 500;
/** Of one lead, a morning: nobody reads more, and the rest is on its page. */
const MOST_A_LEAD = 5;
const LEAST_SCORE = 80;

const fitting = (lead: NamedLead, homes: readonly Listing[]): LeadMatch[] =>
  homes
    .map((home) => toMatch(home, lead))
    .filter(({ matchScore, misses }) => matchScore >= LEAST_SCORE && misses.length === 0)
    .toSorted((one, other) => other.matchScore - one.matchScore)
    .slice(0, MOST_A_LEAD);

/** Homes that came on the market where somebody looks, and miss nothing that they wish: their agent hears of each once. */
export const tellOfNewHomes = async (run: TimerRun<{ since: string }>): Promise<void> => {
  const { services, tx, payload } = run;
  const { listings } = await findNewListings(referenceWithin({ services, tx }), {
    filters: EVERY_HOME,
    since: new Date(payload.since),
    except: NONE,
    shown: MOST_HOMES,
  });
  const places = Map.groupBy(listings, ({ property }) => property.locality.id);
  for (const lead of await findOpenLeadsLookingIn(tx, [...places.keys()])) {
    const homes = lead.locations.flatMap((place) => places.get(place) ?? []);
    for (const { id, address } of fitting(lead, homes)) await tellOfHome(run, lead, { id, address });
  }
  if (await hasOpenLeads(tx)) await awaitNewHomes(run);
};

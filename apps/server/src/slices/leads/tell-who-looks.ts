import type { LeadMatch } from '@propguard/protocol/leads';
import type { Listing } from '@propguard/protocol/listings';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { toMatch } from './find-matches.ts';
import { findOpenLeadsLookingIn, type NamedLead } from './store.ts';
import { tellOfHome } from './tell-agents.ts';

/** Of one lead, at a time: nobody reads more, and the rest is on its page. */
const MOST_A_LEAD = 5;
const LEAST_SCORE = 80;

const fitting = (lead: NamedLead, homes: readonly Listing[]): LeadMatch[] =>
  homes
    .map((home) => toMatch(home, lead))
    .filter(({ matchScore, misses }) => matchScore >= LEAST_SCORE && misses.length === 0)
    .toSorted((one, other) => other.matchScore - one.matchScore)
    .slice(0, MOST_A_LEAD);

/** Whoever looks where one of these homes is, and misses nothing in it: their agent hears of each once. */
export const tellWhoLooks = async (
  scope: Pick<WorkspaceScope, 'tx' | 'workspaceId'>,
  listings: readonly Listing[],
): Promise<void> => {
  const places = Map.groupBy(listings, ({ property }) => property.locality.id);
  for (const lead of await findOpenLeadsLookingIn(scope.tx, [...places.keys()])) {
    const homes = lead.locations.flatMap((place) => places.get(place) ?? []);
    for (const { id, address } of fitting(lead, homes)) await tellOfHome(scope, lead, { id, address });
  }
};

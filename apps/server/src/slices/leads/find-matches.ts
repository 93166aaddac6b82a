import type { LeadMatch } from '@propguard/protocol/leads';
import { ListingQuery } from '@propguard/protocol/listing-query';
import type { Listing } from '@propguard/protocol/listings';
import { matchHome, type Wishes } from '@propguard/rules/leads/match-home';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { searchListings } from '../listings/search-listings.ts';
import { type OwnHome, ownHomesThatFit } from '../own-listings/on-market.ts';
import { demandLead } from './get-lead.ts';
import { sightOf } from './sight.ts';

const SHOWN = 8;
const PER_PLACE = 12;
const PLACES_ASKED = 8;
/** A little above the budget is shown too, and says so. */
const STRETCHED = 1.05;
const LEAST_SCORE = 50;

const priceOf = ({ guide }: Listing): string => {
  if (!guide) return 'Contact agent';
  const [from, to] = [guide.fromAud, guide.toAud].map((aud) => `$${aud.toLocaleString('en-AU')}`);
  return from === to ? `${from}` : `${from} – ${to}`;
};

const matchOf = (
  listing: Listing,
  wishes: Wishes,
  { isOwn, picture }: Pick<LeadMatch, 'isOwn' | 'picture'>,
): LeadMatch => {
  const { address, locality, type, bedrooms, bathrooms, features } = listing.property;
  return {
    id: listing.id,
    isOwn,
    address: `${address}, ${locality.name} ${locality.state} ${locality.postcode}`,
    price: priceOf(listing),
    bedrooms,
    bathrooms,
    ...matchHome(wishes, {
      localityId: locality.id,
      localityName: locality.name,
      type,
      bedrooms,
      bathrooms,
      features,
      guide: listing.guide,
    }),
    picture,
  };
};

const drawnOf = ({ property: { id, photoVersion } }: Listing): string =>
  `/api/photos/${id}/street?v=${encodeURIComponent(photoVersion)}`;

const coverOf = ({ id, coverId }: OwnHome): string | null =>
  coverId === null ? null : `/api/own-listings/${id}/photos/${coverId}?size=small`;

export const toMatch = (listing: Listing, wishes: Wishes): LeadMatch =>
  matchOf(listing, wishes, { isOwn: false, picture: drawnOf(listing) });

const toOwnMatch = (home: OwnHome, wishes: Wishes): LeadMatch =>
  matchOf(home, wishes, { isOwn: true, picture: coverOf(home) });

/** Homes for sale that fit what a lead wishes, the best first. Without any wish there is nothing to fit. */
export const findMatches = async (scope: WorkspaceScope, id: string): Promise<{ items: LeadMatch[] }> => {
  const lead = await demandLead(scope, await sightOf(scope), id);
  const hasWishes = lead.budgetMax !== null || lead.locations.length > 0;
  if (!hasWishes) return { items: [] };
  const reference = referenceOf(scope.services);
  const places: (string | undefined)[] =
    lead.locations.length > 0 ? lead.locations.slice(0, PLACES_ASKED) : [undefined];
  const found = new Map<string, LeadMatch>();
  const ownAddresses = new Set<string>();
  for (const localityId of places) {
    const filters = {
      ...(localityId && { localityId }),
      ...(lead.propertyTypes.length > 0 && { type: lead.propertyTypes }),
      ...(lead.budgetMax !== null && { priceMax: Math.round(lead.budgetMax * STRETCHED) }),
    };
    for (const home of await ownHomesThatFit(scope, filters, PER_PLACE)) {
      const match = toOwnMatch(home, lead);
      found.set(home.id, match);
      ownAddresses.add(match.address);
    }
    const query = ListingQuery.parse({ ...filters, limit: PER_PLACE });
    for (const listing of (await searchListings(reference, query)).items) {
      const match = toMatch(listing, lead);
      // What the agency sells itself is not offered a second time as somebody else's.
      if (!ownAddresses.has(match.address)) found.set(listing.id, match);
    }
  }
  return {
    items: [...found.values()]
      .filter(({ matchScore }) => matchScore >= LEAST_SCORE)
      .toSorted((a, b) => b.matchScore - a.matchScore || Number(b.isOwn) - Number(a.isOwn))
      .slice(0, SHOWN),
  };
};

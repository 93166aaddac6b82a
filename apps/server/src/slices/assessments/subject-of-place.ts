import type { PropertyFacts, Subject } from '@propguard/protocol/valuations';
import { factSourcesOf } from './fact-sources.ts';
import type { ResolvedPlace } from './resolve-place.ts';

const NOTHING_KNOWN: PropertyFacts = {
  type: null,
  bedrooms: null,
  bathrooms: null,
  carSpaces: null,
  landM2: null,
  buildingM2: null,
  yearBuilt: null,
};

/** A home that we have no record of: where it stands, and what was said about it. Nothing is filled in. */
export const subjectOfPlace = (
  place: Exclude<ResolvedPlace, { kind: 'property' | 'ambiguous' }>,
  stated: Partial<PropertyFacts>,
): Subject => {
  const facts = { ...NOTHING_KNOWN, ...stated };
  const where = place.kind === 'street' ? place.neighbour : place.locality;
  return {
    address: place.address ?? where.locality,
    propertyId: null,
    locality: { id: where.localityId, name: where.locality, state: where.state, postcode: where.postcode },
    latitude: where.latitude,
    longitude: where.longitude,
    positionSource: place.kind,
    facts,
    factSources: factSourcesOf(facts, () => 'stated'),
  };
};

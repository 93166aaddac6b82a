import type { Property } from '@propguard/protocol/property-records';
import type { FactName, PropertyFacts, Subject } from '@propguard/protocol/valuations';
import { factSourcesOf } from './fact-sources.ts';

const factsOf = (property: Property): PropertyFacts => ({
  type: property.type,
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  carSpaces: property.carSpaces,
  landM2: property.landM2,
  buildingM2: property.buildingM2,
  yearBuilt: property.yearBuilt,
});

/** What our records say; what was said in the question goes before it. */
export const subjectOfProperty = (property: Property, stated: Partial<PropertyFacts> = {}): Subject => {
  const recorded = factsOf(property);
  const facts = { ...recorded, ...stated };
  const said = Object.keys(stated) as FactName[];
  return {
    address: property.address,
    propertyId: property.id,
    locality: property.locality,
    latitude: property.latitude,
    longitude: property.longitude,
    positionSource: property.positionSource,
    facts,
    factSources: factSourcesOf(facts, (name) => (said.includes(name) ? 'stated' : 'record')),
  };
};

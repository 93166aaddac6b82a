import type { PropertyFacts, Subject } from '@propguard/protocol/valuations';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';

const TYPE_WORDS: Readonly<Record<PropertyType, string>> = {
  house: 'house',
  apartment: 'apartment',
  townhouse: 'townhouse',
  land: 'vacant land',
  rural: 'acreage',
};

/** What is known of a home in words that the command on `/app` reads back (`assessments/read-facts.ts`). */
export const inWords = (facts: PropertyFacts, place: string): string => {
  const { bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt, type } = facts;
  const words = [
    bedrooms !== null && `${bedrooms} bedroom`,
    bathrooms !== null && `${bathrooms} bathroom`,
    carSpaces !== null && `${carSpaces} car`,
    landM2 !== null && `${landM2} m2 of land`,
    buildingM2 !== null && `${buildingM2} m2 of building`,
    yearBuilt !== null && `built in ${yearBuilt}`,
    type !== null && TYPE_WORDS[type],
  ].filter((word) => word !== false);
  // The comma keeps 'apartment' from the number after it: 'apartment 22' would be its name.
  return [...words, place].join(', ');
};

/** Where the product shows the home, or the suburb, that was spoken of: with what was taken as known of it. */
export const subjectPath = ({ propertyId, facts }: Subject, text: string): string =>
  propertyId
    ? pathTo(PATHS.property, { id: propertyId })
    : pathTo(PATHS.app, {}, { q: inWords(facts, text) });

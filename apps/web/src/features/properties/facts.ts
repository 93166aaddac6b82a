import type { Property } from '@propguard/protocol/property-records';
import { areaText } from '@propguard/rules/formats/area';
import { TYPE_WORDS } from '@propguard/rules/properties/type-words';
import type { Definition } from '../../ui/layout/definition-list.tsx';
import { text } from './text.ts';

/** What is known, in the order in which people ask; what is not known is left out. */
export function factsOf(property: Property): Definition[] {
  const { bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt } = property;
  const facts: [string, string | null][] = [
    [text.facts.type, TYPE_WORDS[property.type]],
    [text.facts.bedrooms, countText(bedrooms)],
    [text.facts.bathrooms, countText(bathrooms)],
    [text.facts.carSpaces, countText(carSpaces)],
    [text.facts.land, landM2 === null ? null : areaText(landM2)],
    [text.facts.building, buildingM2 === null ? null : areaText(buildingM2)],
    [text.facts.yearBuilt, yearBuilt === null ? null : String(yearBuilt)],
  ];
  return facts.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]));
}

const countText = (count: number | null): string | null => (count === null ? null : String(count));

/** '5 bed, 3 bath, 0 car, 267 m²', of what is known. */
export function shortFacts({ bedrooms, bathrooms, carSpaces, landM2 }: Property): string {
  const known = [
    bedrooms === null ? null : text.short.bedrooms(bedrooms),
    bathrooms === null ? null : text.short.bathrooms(bathrooms),
    carSpaces === null ? null : text.short.carSpaces(carSpaces),
    landM2 === null ? null : areaText(landM2),
  ];
  return known.filter((fact) => fact !== null).join(', ');
}

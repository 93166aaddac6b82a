import type { ListingRecord, Property } from '@propguard/protocol/property-records';
import { audText } from '../../lib/aud-text.ts';
import type { Definition } from '../../ui/definition-list.tsx';
import { text } from './text.ts';

const wholeNumber = new Intl.NumberFormat('en-AU');
const HECTARE_M2 = 10_000;
/** Below this, land is bought by the square metre. */
const HECTARES_FROM_M2 = 20_000;

/** '607 m²', '12.5 ha' */
export function areaText(squareMetres: number): string {
  return squareMetres < HECTARES_FROM_M2
    ? `${wholeNumber.format(squareMetres)} m²`
    : `${wholeNumber.format(Math.round((squareMetres / HECTARE_M2) * 10) / 10)} ha`;
}

/** What is known, in the order in which people ask; what is not known is left out. */
export function factsOf(property: Property): Definition[] {
  const { bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt } = property;
  const facts: [string, string | null][] = [
    [text.facts.type, text.types[property.type]],
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

/** '$2,175,000 – $2,350,000', one price where both ends are the same, or that none is named. */
export function guideText(guide: ListingRecord['guide']): string {
  if (guide === null) return text.noGuide;
  const { fromAud, toAud } = guide;
  return fromAud === toAud ? audText(fromAud) : `${audText(fromAud)} – ${audText(toAud)}`;
}

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

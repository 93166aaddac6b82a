import { isoOf } from '@propguard/engine/day-number';
import type { OwnListing } from '@propguard/protocol/own-listings';
import { priceAgainstValue } from '@propguard/rules/own-listings/price-against-value';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { currentValuer } from '../models/current-valuer.ts';
import { engineFacts } from '../models/engine-facts.ts';
import { localityOf } from '../properties/home-shape.ts';
import { guideOf } from './guide-of.ts';
import type { OwnListingRow } from './store.ts';

/** What an agency entered is valued as any home is; nothing is learnt from it. */
export const valuerOfListings = async (
  scope: ReferenceScope,
): Promise<(row: OwnListingRow) => OwnListing['value']> => {
  const current = await currentValuer(scope);
  if (!current) return () => null;
  const { valuer, asOfDay, hasSample } = current;
  return (row) => {
    const { type, bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt } = row;
    const facts = { type, bedrooms, bathrooms, carSpaces, landM2, buildingM2, yearBuilt };
    const { latitude, longitude, positionSource } = row;
    const subject = { facts, latitude, longitude, positionSource, locality: localityOf(row) };
    const { valueAud, range80 } = valuer.value(engineFacts(subject), { asOfDay });
    if (valueAud === null || range80 === null) return null;
    return {
      valueAud,
      ...range80,
      asOf: isoOf(asOfDay),
      sample: hasSample,
      guideIs: priceAgainstValue(guideOf(row), range80),
    };
  };
};

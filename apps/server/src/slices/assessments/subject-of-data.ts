import type { PropertyData } from '@propguard/protocol/property-data';
import type { PropertyFacts, Subject } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { invalid } from '../../fail.ts';
import { getHome } from '../properties/get-property.ts';
import { readCommand } from './read-command.ts';
import { subjectOfProperty } from './subject-of-property.ts';
import { understandSubject } from './understand-subject.ts';

const FACT_FIELDS = {
  type: 'property_type',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  carSpaces: 'car_spaces',
  landM2: 'land_size',
  buildingM2: 'building_size',
  yearBuilt: 'year_built',
} as const satisfies Record<keyof PropertyFacts, keyof PropertyData>;

const statedFacts = (data: PropertyData): Partial<PropertyFacts> =>
  Object.fromEntries(
    Object.entries(FACT_FIELDS).flatMap(([name, field]) =>
      data[field] === undefined ? [] : [[name, data[field]]],
    ),
  );

const isNotFound = (error: unknown): boolean => (error as { code?: string }).code === 'NOT_FOUND';

/** What `property_data` names. Facts in fields stand before those in the words of the address. */
export const subjectOfData = async (scope: ReferenceScope, data: PropertyData): Promise<Subject> => {
  const stated = statedFacts(data);
  if (data.property_id !== undefined) {
    const property = await getHome(scope, data.property_id).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
      throw invalid({ field: 'property_data.property_id', message: 'There’s no property with this id.' });
    });
    return subjectOfProperty(property, stated);
  }
  const { places, facts } = readCommand(data.address ?? '');
  return understandSubject(
    scope,
    { places, facts: { ...facts, ...stated } },
    { field: 'property_data.address' },
  );
};

import type { Subject } from '@propguard/protocol/valuations';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { sql } from 'drizzle-orm';
import type { ReferenceScope } from '../../../access/reference-scope.ts';

/** '5/22 Beach Road', 'Unit 5, 22 Beach Road'. */
const OF_UNIT = /^(?:unit|apartment|apt|flat|suite|u)\s*\w?\d|^\w?\d+\w?\s*\//i;

/** Of the homes in a suburb that have a unit's number, or of those that have none, the commonest type. */
const commonestType = async (
  { reader }: ReferenceScope,
  localityId: string,
  isUnit: boolean,
): Promise<PropertyType | undefined> => {
  const { rows } = await reader.execute<{ type: PropertyType }>(sql`
    select type from property
    where locality_id = ${localityId} and (unit is not null) = ${isUnit} and type not in ('land', 'rural')
    group by type order by count(*) desc, type limit 1`);
  return rows[0]?.type;
};

/**
 * A home of unknown type is compared with nothing, so one that we have no record of is taken for the commonest type
 * around: the same home has the same value and the same risk, whichever tool asks. Null of what has a type, and of a
 * suburb as a whole.
 */
export const usualType = async (scope: ReferenceScope, subject: Subject): Promise<PropertyType | null> => {
  const { address, locality, propertyId, facts } = subject;
  if (propertyId !== null || facts.type !== null || address === locality.name) return null;
  const isUnit = OF_UNIT.test(address);
  return (await commonestType(scope, locality.id, isUnit)) ?? (isUnit ? 'apartment' : 'house');
};

import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getProperty } from '../properties/get-property.ts';
import type { Security } from './credit-file.ts';

export const findSecurity = async (
  scope: ReferenceScope,
  propertyId: string | null,
): Promise<Security | null> => {
  if (propertyId === null) return null;
  const { address, locality, sample } = await getProperty(scope, propertyId);
  return { address: `${address}, ${locality.name} ${locality.state} ${locality.postcode}`, isSample: sample };
};

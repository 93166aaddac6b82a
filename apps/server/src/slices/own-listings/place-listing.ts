import { readStreetLine } from '@propguard/rules/imports/street-address';
import type { TxScope } from '../../access/any-scope.ts';
import { invalid } from '../../fail.ts';
import { findKnownPlace, findLocality, type OwnRowChange } from './store.ts';

type Placed = Pick<
  Required<OwnRowChange>,
  | 'unit'
  | 'houseNumber'
  | 'streetName'
  | 'streetType'
  | 'localityId'
  | 'latitude'
  | 'longitude'
  | 'positionSource'
>;

/** An address as it was written, with its place: the register's where it knows the home, else the suburb's centre. */
export const placeListing = async (
  { tx }: TxScope,
  { address, localityId }: { address: string; localityId: string },
): Promise<Placed> => {
  const street = readStreetLine(address);
  if (!street || street.houseNumber === null)
    throw invalid({ field: 'address', message: 'Enter a number and a street, such as 3/53 Northam Avenue.' });
  const centre = await findLocality(tx, localityId);
  if (!centre) throw invalid({ field: 'localityId', message: 'Choose a suburb from the list.' });
  const known = await findKnownPlace(tx, { ...street, localityId });
  return {
    ...street,
    localityId,
    ...(known ?? centre),
    positionSource: known ? 'exact' : 'locality',
  };
};

import type { Suggestion } from '@propguard/protocol/suggestions';
import { isState, type State } from '@propguard/rules/places/states';
import type { AddressRow, PlaceRow } from './store.ts';

const stateOf = ({ localityId, state }: PlaceRow): State => {
  if (!isState(state)) throw new Error(`${localityId} is in no state.`);
  return state;
};

const placeOf = (row: PlaceRow) => ({
  localityId: row.localityId,
  locality: row.locality,
  state: stateOf(row),
  postcode: row.postcode,
  latitude: row.latitude,
  longitude: row.longitude,
});

export const toLocalitySuggestion = (row: PlaceRow): Suggestion => ({ kind: 'locality', ...placeOf(row) });

export const toAddressSuggestion = (row: AddressRow): Suggestion => {
  const number = [row.unit, row.houseNumber].filter(Boolean).join('/');
  return {
    kind: 'address',
    propertyId: row.propertyId,
    addressLine: [number, row.streetName, row.streetType].filter(Boolean).join(' '),
    ...placeOf(row),
  };
};

import { STATES } from '../places/states.ts';

const FULL_ADDRESS = new RegExp(
  String.raw`^(?:(.*),)?\s*([^,\d]+?),?\s+(${STATES.join('|')}),?(?:\s+(\d{4}))?$`,
  'i',
);

/** '12 Smith St, Richmond VIC 3121' -> its street and its place; null where it does not end in a state. */
export const splitAddress = (
  address: string,
): { address: string; locality: string; state: string; postcode: string } | null => {
  const match = FULL_ADDRESS.exec(address.trim().replace(/\s+/g, ' '));
  if (!match) return null;
  const [, street = '', locality = '', state = '', postcode = ''] = match;
  return { address: street.trim(), locality: locality.trim(), state: state.toUpperCase(), postcode };
};

import { ListingQuery } from '@propguard/protocol/listing-query';
import type { Property } from '@propguard/protocol/property-records';
import { searchForm } from '@propguard/rules/places/search-form';
import { referenceOf } from '../../../access/reference-scope.ts';
import { searchListings } from '../../listings/search-listings.ts';
import { ownHomesThatFit } from '../../own-listings/on-market.ts';
import { inOffice, type Office } from '../booking/office.ts';
import type { ToolContext } from '../tool-context.ts';

const PAGE = 100;

/** 'Mill Road, Pendle Hill NSW 2145': a street in a suburb, and no number in it. */
export const isStreet = (address: string): boolean => /^\D+,\s*\S/u.test(address);

/** 'tea tree' of '5/1 Tea Tree Street'. */
const streetOf = (line: string): string =>
  searchForm(line.replace(/^\S*\d\S*\s+/u, ''))
    .split(' ')
    .slice(0, -1)
    .join(' ');

const addressOf = ({ address, locality }: Pick<Property, 'address' | 'locality'>): string =>
  `${address}, ${locality.name} ${locality.state} ${locality.postcode}`;

/** Homes for sale in a street, and in the whole of its suburb: the office's own go first. */
export const homesInStreet = async (
  { scope }: ToolContext,
  office: Office,
  address: string,
): Promise<{ there: string[]; around: string[] }> => {
  const [line = '', suburb = ''] = address.split(/,\s*/u);
  const own = await inOffice(scope, office, (within) => ownHomesThatFit(within, { query: suburb }, PAGE));
  const query = ListingQuery.parse({ query: suburb, limit: PAGE });
  const { items } = await searchListings(referenceOf(scope.services), query);
  const around = [...new Set([...own, ...items].map(({ property }) => addressOf(property)))];
  // Words before the name may have been heard with it: 'want see currawong st'.
  const said = ` ${streetOf(line)}`;
  return { there: around.filter((home) => said.endsWith(` ${streetOf(home.split(',')[0] ?? '')}`)), around };
};

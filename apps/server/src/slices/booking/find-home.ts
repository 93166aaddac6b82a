import type { Property } from '@propguard/protocol/property-records';
import { inEnglish } from '@propguard/rules/messages/in-english';
import type { OpenedScope } from '../../access/any-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { Failure } from '../../fail.ts';
import { findOwnHome } from '../own-listings/on-market.ts';
import { getProperty } from '../properties/get-property.ts';

export type Home = { address: string; facts: string[]; photoVersion: string | null };

const counted = (message: Parameters<typeof inEnglish>[0], count: number | null): string[] =>
  count === null || count === 0 ? [] : [inEnglish(message, { count })];

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

const toHome = (home: Property, guide: { fromAud: number; toAud: number } | null): Home => {
  const { name, state, postcode } = home.locality;
  const rooms = [
    ...counted('{count, plural, one {# bedroom} other {# bedrooms}}', home.bedrooms),
    ...counted('{count, plural, one {# bathroom} other {# bathrooms}}', home.bathrooms),
    ...counted('{count, plural, one {# car space} other {# car spaces}}', home.carSpaces),
  ];
  return {
    address: `${home.address}, ${name} ${state} ${postcode}`,
    photoVersion: home.photoVersion || null,
    facts: [
      ...(rooms.length > 0 ? [rooms.join(', ')] : []),
      ...(guide ? [`Guide ${dollars(guide.fromAud)} – ${dollars(guide.toAud)}`] : []),
      ...(home.features.length > 0 ? [asSentence(home.features.slice(0, 3).join(', '))] : []),
    ],
  };
};

/** What a page or a letter says of a home, the agency's own or the market's; null when it was withdrawn. */
export const findHome = async (scope: OpenedScope, propertyId: string): Promise<Home | null> => {
  const own = await findOwnHome(scope, propertyId);
  if (own) return own.status === 'withdrawn' ? null : toHome(own.property, own.guide);
  try {
    const home = await getProperty(referenceOf(scope.services), propertyId);
    return toHome(home, home.listings.find(({ status }) => status === 'active')?.guide ?? null);
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

import { inEnglish } from '@propguard/rules/messages/in-english';
import type { AnyScope } from '../../access/any-scope.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { Failure } from '../../fail.ts';
import { getProperty } from '../properties/get-property.ts';

export type Home = { address: string; facts: string[]; photoVersion: string };

const counted = (message: Parameters<typeof inEnglish>[0], count: number | null): string[] =>
  count === null || count === 0 ? [] : [inEnglish(message, { count })];

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** What a page or a letter says of a home; null when it was withdrawn. */
export const findHome = async ({ services }: AnyScope, propertyId: string): Promise<Home | null> => {
  try {
    const home = await getProperty(referenceOf(services), propertyId);
    const { name, state, postcode } = home.locality;
    const rooms = [
      ...counted('{count, plural, one {# bedroom} other {# bedrooms}}', home.bedrooms),
      ...counted('{count, plural, one {# bathroom} other {# bathrooms}}', home.bathrooms),
      ...counted('{count, plural, one {# car space} other {# car spaces}}', home.carSpaces),
    ];
    const guide = home.listings.find(({ status }) => status === 'active')?.guide ?? null;
    const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;
    return {
      address: `${home.address}, ${name} ${state} ${postcode}`,
      photoVersion: home.photoVersion,
      facts: [
        ...(rooms.length > 0 ? [rooms.join(', ')] : []),
        ...(guide ? [`Guide ${dollars(guide.fromAud)} – ${dollars(guide.toAud)}`] : []),
        ...(home.features.length > 0 ? [asSentence(home.features.slice(0, 3).join(', '))] : []),
      ],
    };
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

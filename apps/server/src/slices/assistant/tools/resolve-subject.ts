import type { PropertyFacts, Subject } from '@propguard/protocol/valuations';
import { FACT_LIMITS } from '@propguard/rules/assessments/limits';
import { countedAs, type MarketPropertyType } from '@propguard/rules/market/property-types';
import { searchForm } from '@propguard/rules/places/search-form';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { understandSubject } from '../../assessments/understand-subject.ts';
import { suggestPlaces } from '../../suggestions/suggest-places.ts';
import { subjectPath } from './subject-path.ts';
import { usualType } from './usual-type.ts';

const NEXT_DOOR = 'nextDoor:';
const HOUSE = /^(?:unit\s*)?(?:\w+\s*\/\s*)?(\d{1,5})\w*\s/i;
const MOST_CHOICES = 4;
const MOST_LOOKED_AT = 20;

export type ResolvedSubject =
  | {
      kind: 'subject';
      subject: Subject;
      text: string;
      /** What it goes by in the conversation: a place keeps the name that it was asked by. */
      named: string;
      location: string;
      /** What nobody said: the home is taken for what most around are; null where its type is known. */
      assumedType: PropertyType | null;
      /** Where the product shows it. */
      path: string;
    }
  | { kind: 'unclear'; choices: string[] };

/** '12 Smith Street, Lismore NSW 2480'; a suburb alone is named once. */
const subjectText = ({ address, locality }: Subject): string => {
  const place = `${locality.name} ${locality.state} ${locality.postcode}`;
  return address === locality.name ? place : `${address}, ${place}`;
};
export const localityOf = ({ locality }: Subject): string =>
  `${locality.name} ${locality.state} ${locality.postcode}`;

/** What the person said of the home goes before our records. */
export const statedFacts = (args: Omit<ArgumentsOf<'assess'>, 'address'>): Partial<PropertyFacts> => {
  const { propertyType: type, bedrooms, bathrooms, carSpaces, landSqm: landM2, yearBuilt } = args;
  const facts = {
    type: type && countedAs(type),
    bedrooms,
    bathrooms,
    carSpaces,
    landM2,
    yearBuilt: yearBuilt !== undefined && isYear(yearBuilt) ? yearBuilt : undefined,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
};

const isYear = (year: number): boolean =>
  year >= FACT_LIMITS.yearBuilt.min && year <= FACT_LIMITS.yearBuilt.max;

const hasSuburb = (address: string): boolean => address.includes(',');

/** The homes that an address without a suburb may mean. */
const homesCalled = async (scope: ReferenceScope, line: string): Promise<string[]> => {
  const number = HOUSE.exec(`${line} `)?.[1];
  const { items } = await suggestPlaces(scope, { query: `${line} `, limit: MOST_LOOKED_AT });
  const homes = items.flatMap((item) =>
    item.kind === 'address' && HOUSE.exec(`${item.addressLine} `)?.[1] === number ? [item] : [],
  );
  // Who names no unit means the house, not the flats of another building with its number.
  const exact = homes.filter(({ addressLine }) => searchForm(addressLine) === searchForm(line));
  return (exact.length > 0 ? exact : homes).map(
    ({ addressLine, locality, state, postcode }) => `${addressLine}, ${locality} ${state} ${postcode}`,
  );
};

/** The nearest number that we know in the same street, on the same side if there is one. */
const findNextDoor = async (scope: ReferenceScope, address: string): Promise<string | null> => {
  const number = Number(HOUSE.exec(`${address} `)?.[1]);
  const street = address.replace(HOUSE, '');
  const { items } = await suggestPlaces(scope, { query: `${number} ${street} `, limit: 12 });
  const [line = ''] = street.split(',');
  const neighbours = items
    .flatMap((item) => (item.kind === 'address' && item.addressLine.endsWith(line.trim()) ? [item] : []))
    .map((item) => ({ item, away: Math.abs(Number(HOUSE.exec(`${item.addressLine} `)?.[1]) - number) }))
    .filter(({ away }) => away > 0)
    .sort((a, b) => a.away - b.away || (a.item.addressLine < b.item.addressLine ? -1 : 1));
  const nearest = neighbours.find(({ away }) => away === 2) ?? neighbours[0];
  return nearest
    ? `${nearest.item.addressLine}, ${nearest.item.locality} ${nearest.item.state} ${nearest.item.postcode}`
    : null;
};

const placeIn = (text: string): string => text.split(',').slice(1).join(',').trim() || text;

/** Whether a home that was found is in the street that was asked for, and not merely in a place called like it. */
const isInStreet = (address: string, asked: string): boolean => {
  const street = (line: string): string | undefined =>
    searchForm(line.split(',')[0] ?? '')
      .split(' ')
      .find((word) => /^[a-z]{2,}/.test(word) && word !== 'unit');
  const wanted = street(asked);
  return wanted === undefined || searchForm(address).includes(wanted);
};

/** The home or place that an argument names. Several that it could be are offered, never guessed from. */
export const resolveSubject = async (
  scope: ReferenceScope,
  address: string,
  facts: Partial<PropertyFacts> = {},
  calledType?: MarketPropertyType,
): Promise<ResolvedSubject> => {
  let text = address;
  if (text.startsWith(NEXT_DOOR)) {
    const neighbour = await findNextDoor(scope, text.slice(NEXT_DOOR.length));
    if (!neighbour) return { kind: 'unclear', choices: [] };
    text = neighbour;
  }
  if (/^\S*\d/.test(text) && !hasSuburb(text) && HOUSE.test(`${text} `) && !/^\d{4}$/.test(text)) {
    const homes = await homesCalled(scope, text);
    if (homes.length !== 1) return { kind: 'unclear', choices: homes.slice(0, MOST_CHOICES) };
    text = homes[0] ?? text;
  }
  try {
    const found = await understandSubject(scope, { places: [text], facts }, { field: 'address' });
    const isOther = found.propertyId !== null && !isInStreet(found.address, text);
    const subject = isOther
      ? await understandSubject(scope, { places: [placeIn(text)], facts }, { field: 'address' })
      : found;
    const isPlace = subject.address === subject.locality.name;
    const named = isPlace ? address : subject.propertyId ? subjectText(subject) : text;
    const shown = (isPlace && !isOther) || subject.propertyId ? subjectText(subject) : text;
    const usual = await usualType(scope, subject);
    // Of a home of unknown type, what it was called is what it is.
    const called = usual && calledType ? countedAs(calledType) : null;
    const assumedType = called ? null : usual;
    const type = called ?? assumedType;
    const typed = type ? { ...subject, facts: { ...subject.facts, type } } : subject;
    return {
      kind: 'subject',
      subject: typed,
      text: shown,
      named,
      location: isPlace && !isOther ? address : localityOf(subject),
      assumedType,
      path: subjectPath(typed, shown),
    };
  } catch (error) {
    if ((error as { code?: string }).code !== 'VALIDATION_FAILED') throw error;
    return { kind: 'unclear', choices: [] };
  }
};

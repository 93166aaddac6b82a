import { ADDRESS_WORDS } from '@propguard/rules/places/abbreviations';
import { searchForm } from '@propguard/rules/places/search-form';
import { namesHeard } from '../understanding/name-sounds.ts';
import type { DialogueState } from './state.ts';

type Talk = Pick<DialogueState, 'listed' | 'shown' | 'visited' | 'recent' | 'address'>;

const isHomeText = (name: string): boolean => /^\S*\d/.test(name) && name.includes(',');

/** The homes that were shown or spoken of, each once; those shown last come first. */
const homesOf = ({ listed, shown, visited, recent, address }: Talk): string[] => [
  ...new Set(
    [
      ...listed.map(({ name }) => name),
      address ?? '',
      ...recent.toReversed(),
      ...visited.map(({ name }) => name),
      ...shown.toReversed(),
    ].filter(isHomeText),
  ),
];

/** Of a spelling that stands for two the first is meant. */
const IN_FULL: ReadonlyMap<string, string> = new Map(
  ADDRESS_WORDS.toReversed().flatMap((spellings) => spellings.map((one) => [one, spellings[0] ?? one])),
);
const inFull = (word: string): string => IN_FULL.get(word) ?? word;

type Line = { unit: string | null; number: string; street: string; suburb: string };

/** '4/6 James St, Windsor QLD 4030' is unit 4 of number 6 in James Street, Windsor. */
const lineOf = (home: string): Line | null => {
  const [line = '', place = ''] = home.split(', ');
  const [, unit, number, street] =
    /^(?:unit\s*)?(?:(\w+)\s*\/\s*)?(\d+[a-z]?)\s+(.+)$/i.exec(line.trim()) ?? [];
  if (!number || !street) return null;
  return {
    unit: unit?.toLowerCase() ?? null,
    number: number.toLowerCase(),
    street: searchForm(street).split(' ').map(inFull).join(' '),
    suburb: place.replace(/ [A-Z]{2,3}(?: \d{4})?$/, ''),
  };
};

/** The one home of the talk that an address without its suburb means; null where it means none, or several. */
export const homeCalled = (line: string, talk: Talk): string | null => {
  const said = lineOf(line);
  if (!said) return null;
  const found = homesOf(talk).filter((home) => {
    const one = lineOf(home);
    return (
      one !== null &&
      one.street === said.street &&
      one.number === said.number &&
      (said.unit === null || one.unit === said.unit)
    );
  });
  const whole = found.filter((home) => lineOf(home)?.unit === said.unit);
  const [home, ...others] = whole.length > 0 ? whole : found;
  return home && others.length === 0 ? home : null;
};

/** 'Forrest Avenue 12', 'Short Street那套': by the street, and by the number where one stands beside it. */
export const homesInStreet = (text: string, talk: Talk): string[] => {
  const homes = homesOf(talk);
  if (homes.length === 0) return [];
  // '…那套，首付16万': what stands behind other words is no number of the street.
  const said =
    ` ${text.replace(/[^\p{Script=Latin}\d/]+/gu, (gap) => (/\p{L}/u.test(gap) ? ' - ' : ' ')).toLowerCase()} `
      .split(' ')
      .map(inFull)
      .join(' ');
  return homes.filter((home) => {
    const one = lineOf(home);
    if (!one) return false;
    const at = said.indexOf(` ${one.street} `);
    if (at < 0) return false;
    const after = /^ (?:\w+\/)?(\d{1,4}[a-z]?) /.exec(said.slice(at + one.street.length + 1))?.[1];
    return after === undefined || after === one.number;
  });
};

/** Those in a suburb; the suburb may be written in another script. */
export const homesInSuburb = (suburb: string, talk: Talk): string[] =>
  homesOf(talk).filter((home) => lineOf(home)?.suburb.toLowerCase() === suburb.toLowerCase());

export const suburbHeard = (text: string, talk: Talk): string | null => {
  const suburbs = [...new Set(homesOf(talk).flatMap((home) => lineOf(home)?.suburb ?? []))];
  const [heard, ...others] = namesHeard(text, suburbs);
  return heard !== undefined && others.length === 0 ? heard : null;
};

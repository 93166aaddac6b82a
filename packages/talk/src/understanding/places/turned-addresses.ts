import { STREET_TYPE } from '../place-words.ts';
import { isMeasured, isSentence } from './address-line.ts';
import type { Span } from './place-mention.ts';

/** An address whose number stands elsewhere than ours do. */
export type TurnedAddress = Span & { line: string };

const NO = String.raw`(?:(?:n[º°ro]\.?|nr\.?|no\.?|№|número|numéro|numero|nummer|number|номер|дом|д\.)\s*)?`;
const NUMBER = String.raw`(?<number>\d{1,4}[a-j]?(?:/\d{1,4}[a-j]?)?)`;
/** An amount, rooms, metres: nothing that a home is numbered by. */
const NUMBER_ENDS = String.raw`(?!\p{Script=Latin}|[\d%$€²]|[.,/]\d|\s?(?:k|m|m2|mil|mio|тыс|万|만|%|\$)(?!\p{L}))`;
const NAME = String.raw`(?<name>\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})`;
const BEFORE = String.raw`(?<![\p{Script=Latin}\d/])(?<!\d[.,]?\s)`;
const capitalised = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const THEIRS = String.raw`(?:[Rr]ue|[Cc]alle|[Vv]ia|[Rr]ua|[Уу]лиц\p{L}|[Уу]л\.)\s(?:(?:de|de la|del|da|do|du|des)\s)?`;

const TURNED: readonly RegExp[] = [
  // 'Hope Street 33', 'Hope Street, n° 33'.
  String.raw`${BEFORE}${NAME}\s(?<type>${capitalised(STREET_TYPE)})\.?,?\s${NO}${NUMBER}${NUMBER_ENDS}`,
  // 'Calle Hope 33', 'rue Hope, 33'.
  String.raw`${BEFORE}${THEIRS}${NAME},?\s${NO}${NUMBER}${NUMBER_ENDS}`,
  // '33, rue Hope'.
  String.raw`(?<![\p{Script=Latin}\d.,/$]|\d\s)${NUMBER}(?: ?bis| ?ter)?,?\s${THEIRS}${NAME}`,
  // 'Hopestraße 33', 'Hope-Strasse 33'.
  String.raw`${BEFORE}(?<name>\p{Lu}[\p{L}'’-]+?)[ -]?[Ss]tra(?:ß|ss)e,?\s${NO}${NUMBER}${NUMBER_ENDS}`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Years are told beside streets: 'sold in Hope Street 2021'. */
const YEAR = /^(?:19|20)\d\d$/u;

/** 'Toowong Rose Avenue 14': a suburb before it is no part of its name. */
const withoutSuburb = (name: string, isSuburb: (name: string) => boolean): string => {
  const words = name.split(' ');
  const at = words.findIndex(
    (_, index) => index > 0 && isSuburb(words.slice(0, index).join(' ').toLowerCase()),
  );
  return at > 0 ? words.slice(at).join(' ') : name;
};

/** 'Hope Street 33', '33, rue Hope', 'Hopestraße 33': all are 33 Hope Street here. */
export const turnedAddresses = (text: string, isSuburb: (name: string) => boolean): TurnedAddress[] =>
  TURNED.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups = {} }) => {
      const { number = '', name = '', type = 'Street' } = groups;
      const called = withoutSuburb(name, isSuburb);
      const street = `${called} ${type}`;
      const end = index + whole.length;
      if (YEAR.test(number) || isSentence(street) || isMeasured(text.slice(end))) return [];
      // What stands before its name is found for itself.
      const start = index + (called === name ? 0 : whole.indexOf(called));
      return [{ start, end, line: `${number} ${street}` }];
    }),
  );

import { ADDRESS_WORDS } from '../places/abbreviations.ts';
import { placeName } from '../places/place-name.ts';

export type StreetAddress = {
  unit: string | null;
  houseNumber: string | null;
  streetName: string;
  /** In full: 'Street', 'Avenue North'. */
  streetType: string | null;
};

/** Address words that name no kind of street. */
const NO_STREET_TYPES = new Set([
  'saint',
  'mount',
  'mountain',
  'port',
  'north',
  'south',
  'victoria',
  'queensland',
  'tasmania',
]);
const UNSHORTENED = ['mall', 'green', 'vale', 'strip', 'row', 'ramp', 'wharf', 'dale', 'nook', 'key'];
const DIRECTIONS: Record<string, string> = {
  north: 'North',
  n: 'North',
  nth: 'North',
  south: 'South',
  s: 'South',
  sth: 'South',
  east: 'East',
  e: 'East',
  west: 'West',
  w: 'West',
};

const STREET_TYPES = new Map<string, string>();
for (const [full = '', ...short] of ADDRESS_WORDS) {
  if (NO_STREET_TYPES.has(full)) continue;
  for (const word of [full, ...short]) if (!STREET_TYPES.has(word)) STREET_TYPES.set(word, placeName(full));
}
for (const word of UNSHORTENED) STREET_TYPES.set(word, placeName(word));

const plainWord = (word: string): string => word.toLowerCase().replace(/\.$/, '');

/** 'NORTHAM AVE' -> Northam, Avenue; 'SMITH ST NTH' -> Smith, Street North; 'BROADWAY' -> Broadway. */
export const splitStreet = (written: string): { streetName: string; streetType: string | null } | null => {
  const words = written.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0 || !/[\p{L}\p{N}]/u.test(written)) return null;
  const typeAt = (index: number): string | undefined =>
    index > 0 ? STREET_TYPES.get(plainWord(words[index] ?? '')) : undefined;
  const last = words.length - 1;
  const direction = DIRECTIONS[plainWord(words[last] ?? '')];
  const directedType = direction ? typeAt(last - 1) : undefined;
  const isArticle = (count: number): boolean => count === 1 && plainWord(words[0] ?? '') === 'the';
  const name = (count: number): string => placeName(words.slice(0, count).join(' '));
  if (directedType && !isArticle(last - 1))
    return { streetName: name(last - 1), streetType: `${directedType} ${direction}` };
  const type = typeAt(last);
  if (type && !isArticle(last)) return { streetName: name(last), streetType: type };
  return { streetName: name(words.length), streetType: null };
};

const UNIT_WORD = String.raw`(?:unit|apartment|apt|flat|villa|townhouse|suite|shop|lot|u)\s*\.?\s*`;
const NUMBER = String.raw`\d{1,6}[a-z]?(?:\s*[-–&]\s*\d{1,6}[a-z]?)?`;
const WITH_UNIT = new RegExp(
  String.raw`^(?:${UNIT_WORD}([a-z]?\d{1,5}[a-z]?)\s*[,/\s]\s*|(?:${UNIT_WORD})?([a-z]?\d{1,5}[a-z]?|[a-z])\s*/\s*)(${NUMBER})[,\s]+(\D.*)$`,
  'i',
);
const WITH_NUMBER = new RegExp(
  String.raw`^(?:no\.?\s*)?(${NUMBER})[,\s]+(\D.*|\d+(?:st|nd|rd|th)\b.*)$`,
  'i',
);

const compact = (text: string | undefined): string | null => {
  const plain = text?.replace(/\s+/g, '').replace('–', '-').toUpperCase();
  return plain ? plain : null;
};

const beforeComma = (text: string): string => text.split(',', 1)[0] ?? '';

/** One line such as '3/53 Northam Ave', 'Unit 3, 53 Northam Avenue' or '12a-14 Smith St'. */
export const readStreetLine = (line: string): StreetAddress | null => {
  const text = line.trim().replace(/\s+/g, ' ');
  const withUnit = WITH_UNIT.exec(text);
  const withNumber = withUnit ? null : WITH_NUMBER.exec(text);
  const [unit, number, rest] = withUnit
    ? [withUnit[1] ?? withUnit[2], withUnit[3], withUnit[4]]
    : [undefined, withNumber?.[1], withNumber?.[2] ?? text];
  const street = splitStreet(beforeComma(rest ?? ''));
  return street ? { unit: compact(unit), houseNumber: compact(number), ...street } : null;
};

/** The same from parts that stand in columns of their own. */
export const readStreetParts = (parts: {
  unit: string;
  houseNumber: string;
  street: string;
}): StreetAddress | null => {
  const street = splitStreet(beforeComma(parts.street));
  return street ? { unit: compact(parts.unit), houseNumber: compact(parts.houseNumber), ...street } : null;
};

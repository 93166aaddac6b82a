import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { findAreas } from './areas.ts';
import { isNegated, isPutRight } from './corrections.ts';
import { COUNT, COUNTER, ORDINAL, ROOM_WORDS, toCount, toOrdinal } from './room-words.ts';

export type CountRange = { min: number | null; max: number | null };
export type HomeFacts = {
  propertyType: MarketPropertyType | null;
  bedrooms: CountRange | null;
  bathrooms: CountRange | null;
  carSpaces: CountRange | null;
  landSqm: CountRange | null;
};

const NUMBER = `(${COUNT})`;
const LINK = String.raw`\s?(?:-|to|or|/|o|ou|oder|или|または|或|またはから|~)\s?`;

type CountPatterns = { after: RegExp; before: RegExp; ordinal: RegExp };
const patterns = (unit: string): CountPatterns => ({
  after: new RegExp(
    String.raw`(?<![A-Za-z\d.$])${NUMBER}(?:${LINK}(\d))?(\s?\+)?[\s-]*${COUNTER}[\s-]*(?:or more\s*)?(?:${unit})(?![a-z])`,
    'giu',
  ),
  before: new RegExp(
    String.raw`(?<![a-z])(?:${unit})\s?(?:가|이|은|는|を|が|は|数|数は)?[:：]?\s?${NUMBER}(?:개|室|间|つ)?(?![\d%a-z])`,
    'giu',
  ),
  // 'Adding a third bedroom' makes three of them.
  ordinal: new RegExp(String.raw`(?<![\p{L}\d])(${ORDINAL})\s*(?:の|个|번째)?\s*(?:${unit})(?![a-z])`, 'iu'),
});
const COUNTED = {
  bedrooms: patterns(ROOM_WORDS.bedrooms),
  bathrooms: patterns(ROOM_WORDS.bathrooms),
  carSpaces: patterns(ROOM_WORDS.carSpaces),
};
/** 'A 3x2 in Subiaco': three bedrooms, two bathrooms; so they say in the west. */
const ROOMS_BY_BATHS =
  /(?<![\d.])(\d)\s?x\s?(\d)(?:\s?x\s?(\d))?(?!\s?m|\d)|(?<![\d./])(\d)\/(\d)\/(\d)(?![\d/])/i;

/** 'A double garage', 'with a car space'. */
const GARAGES: readonly [RegExp, number][] = [
  [/\b(?:double|dbl|twin|tandem|two)[\s-]*(?:lock[\s-]?up )?(?:car )?(?:garages?|carports?|lug)\b/i, 2],
  [/\b(?:triple|three)[\s-]*(?:car )?(?:garages?|carports?)\b/i, 3],
  [
    /\b(?:a|an|with|single|own|has|and|plus|some|needs?|including|off[\s-]street|undercover) (?:single |lock[\s-]?up |secure |undercover |off[\s-]street |own )*(?:garage|carport|car ?(?:space|spot|park)|parking(?: (?:space|spot))?)\b/i,
    1,
  ],
];
const garageOf = (text: string): CountRange | null => {
  const found = GARAGES.find(([pattern]) => pattern.test(text));
  return found ? { min: found[1], max: null } : null;
};

const EXACTLY =
  /(?:exactly|precisely|strictly|exactamente|exactement|genau|esattamente|exatamente|ровно|ちょうど|정확히|正好|刚好|بالضبط|ठीक|बिल्कुल)\s*$/iu;
const AT_MOST =
  /(?:no more than|at most|up to|max(?:imum)?(?: of)?|not more than|fewer than|como máximo|au plus|höchstens|al massimo|no máximo|не более|最多|최대|अधिकतम|بحد أقصى)\s*$/iu;

const AT_MOST_AFTER = /^\s*(?:max(?:imum)?\b|or (?:less|fewer)|at most|tops)(?!\s*\$?\d)/i;

const rangeAt = (text: string, found: RegExpExecArray): CountRange | null => {
  const first = toCount(found[1]);
  if (first === null || first > 20) return null;
  const left = text.slice(Math.max(0, found.index - 24), found.index);
  const second = toCount(found[2]);
  if (second !== null && !Number.isNaN(second) && second > first) return { min: first, max: second };
  if (EXACTLY.test(left)) return { min: first, max: first };
  const right = text.slice(found.index + found[0].length);
  if (AT_MOST.test(left) || AT_MOST_AFTER.test(right)) return { min: null, max: first };
  return { min: first, max: null };
};

/** The first that is said; of two of which one is put aside or put right, the other. */
const countOf = (text: string, { after, before, ordinal }: CountPatterns): CountRange | null => {
  const written = [...text.matchAll(after)];
  const found = written.length > 0 ? written : [...text.matchAll(before)];
  const said = found.length > 1 ? found.filter(({ index }) => !isNegated(text, index)) : found;
  const chosen = isPutRight(text) ? said.at(-1) : said[0];
  if (chosen) return rangeAt(text, chosen);
  const nth = toOrdinal(ordinal.exec(text)?.[1]);
  return nth === null ? null : { min: nth, max: null };
};

const UNDER =
  /(?:under|less than|below|up to|max(?:imum)?|smaller than|at most|no more than|menos de|hasta|moins de|unter|bis|meno di|fino a|até|до|不超过|أقل من)\s*(?:a |an )?$/iu;

/** Of two the one that was put right: 'on 650 squares, sorry, 650 square metres'. */
const landOf = (text: string): CountRange | null => {
  const areas = findAreas(text).filter(({ start }) => !isNegated(text, start));
  const found = isPutRight(text) ? areas.at(-1) : areas[0];
  if (!found) return null;
  const isUpper = UNDER.test(text.slice(Math.max(0, found.start - 20), found.start));
  return isUpper ? { min: null, max: found.sqm } : { min: found.sqm, max: null };
};

/** Rooms and land that a message speaks of. Addresses have been taken out of the text. */
export const findRooms = (text: string): Omit<HomeFacts, 'propertyType'> => {
  const byBaths = ROOMS_BY_BATHS.exec(text);
  const exact = (count: string | undefined): CountRange | null =>
    count ? { min: Number(count), max: null } : null;
  return {
    bedrooms: countOf(text, COUNTED.bedrooms) ?? exact(byBaths?.[1] ?? byBaths?.[4]),
    bathrooms: countOf(text, COUNTED.bathrooms) ?? exact(byBaths?.[2] ?? byBaths?.[5]),
    carSpaces: countOf(text, COUNTED.carSpaces) ?? exact(byBaths?.[3] ?? byBaths?.[6]) ?? garageOf(text),
    landSqm: landOf(text),
  };
};

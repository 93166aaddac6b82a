import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { findAreas } from './areas.ts';
import { isNegated, isPutRight } from './corrections.ts';
import { GARAGES, PAIRS } from './garage-words.ts';
import { numberSaid } from './number-words.ts';
import { COUNT, COUNTER, ORDINAL, ROOM_WORDS, type Room, toOrdinal } from './room-words.ts';

export type CountRange = { min: number | null; max: number | null };
export type HomeFacts = {
  propertyType: MarketPropertyType | null;
  bedrooms: CountRange | null;
  bathrooms: CountRange | null;
  carSpaces: CountRange | null;
  landSqm: CountRange | null;
  yearBuilt: number | null;
};

const NUMBER = `(${COUNT})`;
const LINK = String.raw`\s?(?:-|to|or|/|o|u|ou|oder|bis|a|à|или|до|または|から|か|나|이나|또는|에서|或者?|到|至|أو|او|إلى|या|से|~|〜)\s?`;

/** `named`: without what is counted nothing is. */
type CountPatterns = { named: RegExp; piece: RegExp; after: RegExp; before: RegExp; ordinal: RegExp };
const patterns = (unit: string): CountPatterns => ({
  named: new RegExp(unit, 'iu'),
  // '방 4개 욕실 2개', '寝室3つ': counted by the piece, the number stands after what it counts.
  piece: new RegExp(
    String.raw`(?:${unit})\s?(?:가|이|은|는|を|が|は)?\s?${NUMBER}(?:${LINK}${NUMBER})?\s?(?:개|칸|つ|대|台)`,
    'giu',
  ),
  after: new RegExp(
    String.raw`(?<![A-Za-z\d.$])${NUMBER}(?:${LINK}${NUMBER})?(\s?\+)?[\s-]*${COUNTER}[\s-]*(?:or more\s*)?(?:${unit})(?![a-z])`,
    'giu',
  ),
  before: new RegExp(
    String.raw`(?<![a-z])(?:${unit})\s?(?:가|이|은|는|を|が|は|数|数は)?[:：]?\s?${NUMBER}(?:${LINK}${NUMBER})?\s?(?:개|室|间|つ)?(?![\d%a-z])`,
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
const garageOf = (text: string): CountRange | null => {
  const found = GARAGES.find(([, pattern]) => {
    const match = pattern.exec(text);
    return match !== null && !isNegated(text, match.index, match.index + match[0].length);
  });
  return found ? { min: found[0], max: null } : null;
};
const pairOf = (text: string, room: Room): CountRange | null =>
  PAIRS[room].test(text) ? { min: 2, max: null } : null;
/** Of 'a garage for 2 cars' the larger count holds. */
const larger = (one: CountRange | null, other: CountRange | null): CountRange | null =>
  one !== null && (other?.min ?? 0) <= (one.min ?? one.max ?? 0) ? one : (other ?? one);

const EXACTLY =
  /(?:exactly|precisely|strictly|exactamente|exactement|genau|esattamente|exatamente|exactement|pile|ровно|ちょうど|정확히|딱|正好|刚好|只要|بالضبط|ठीक|बिल्कुल|सिर्फ)\s*$/iu;
const AT_MOST =
  /(?:no more than|at most|up to|max(?:imum)?(?: of)?|not more than|fewer than|como máximo|au plus|höchstens|hochstens|maximal|al massimo|no máximo|no maximo|como maximo|не более|не больше|максимум|最多|最大|최대|अधिकतम|بحد أقصى)\s*$/iu;

const AT_MOST_AFTER = /^\s*(?:max(?:imum)?\b|or (?:less|fewer)|at most|tops)(?!\s*\$?\d)/i;

const rangeAt = (text: string, found: RegExpExecArray): CountRange | null => {
  const said = numberSaid(found[1]);
  const second = numberSaid(found[2]);
  // 'Looking 4 a 2 bdrm': no range, so the number beside the word counts.
  const first = said !== null && second !== null && second <= said ? second : said;
  if (first === null || first > 20) return null;
  const left = text.slice(Math.max(0, found.index - 24), found.index);
  if (second !== null && second > first) return { min: first, max: second };
  if (EXACTLY.test(left)) return { min: first, max: first };
  const right = text.slice(found.index + found[0].length);
  if (AT_MOST.test(left) || AT_MOST_AFTER.test(right)) return { min: null, max: first };
  return { min: first, max: null };
};

const largestOf = (found: readonly RegExpExecArray[]): RegExpExecArray | undefined =>
  found.reduce<RegExpExecArray | undefined>(
    (most, one) => ((numberSaid(one[1]) ?? 0) > (numberSaid(most?.[1]) ?? 0) ? one : (most ?? one)),
    undefined,
  );

/** The first that is said; of two of which one is put aside or put right, the other. */
const countOf = (
  text: string,
  { named, piece, after, before, ordinal }: CountPatterns,
  isLargest = false,
): CountRange | null => {
  if (!named.test(text)) return null;
  const byPiece = [...text.matchAll(piece)];
  const written = byPiece.length > 0 ? byPiece : [...text.matchAll(after)];
  const found = written.length > 0 ? written : [...text.matchAll(before)];
  const said =
    found.length > 1
      ? found.filter(({ index, 0: word }) => !isNegated(text, index, index + word.length))
      : found;
  const chosen = isPutRight(text) ? said.at(-1) : isLargest ? largestOf(said) : said[0];
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

const BUILT =
  /\b(?:built|constructed|baujahr|gebaut|erbaut|construi[dt]\p{L}*|batie?|costruit[oa]|edificat[oa])\b[^\d.,;?!]{0,14}((?:18|19|20)\d\d)\b|(?:построен\p{L}*|постройки|بن[يى]\p{L}*|البناء|बन[ाी]\p{M}*)[^\d]{0,12}((?:18|19|20)\d\d)|((?:18|19|20)\d\d)\s?(?:年(?:建|築|に建)|년 ?(?:건축|준공|지어)|में बन)/u;
/** 'Built 1978'. */
const yearIn = (text: string): number | null => {
  const found = BUILT.exec(text);
  const year = found?.[1] ?? found?.[2] ?? found?.[3];
  return year === undefined ? null : Number(year);
};

/** Rooms and land that a message speaks of. Addresses have been taken out of the text. */
export const findRooms = (text: string): Omit<HomeFacts, 'propertyType'> => {
  const byBaths = ROOMS_BY_BATHS.exec(text);
  const exact = (count: string | undefined): CountRange | null =>
    count ? { min: Number(count), max: null } : null;
  return {
    bedrooms:
      countOf(text, COUNTED.bedrooms) ?? pairOf(text, 'bedrooms') ?? exact(byBaths?.[1] ?? byBaths?.[4]),
    bathrooms:
      countOf(text, COUNTED.bathrooms) ?? pairOf(text, 'bathrooms') ?? exact(byBaths?.[2] ?? byBaths?.[5]),
    carSpaces:
      larger(countOf(text, COUNTED.carSpaces, true), garageOf(text)) ??
      pairOf(text, 'carSpaces') ??
      exact(byBaths?.[3] ?? byBaths?.[6]),
    landSqm: landOf(text),
    yearBuilt: yearIn(text),
  };
};

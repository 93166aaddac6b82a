import type { PropertyFacts } from '@propguard/protocol/valuations';
import { FACT_LIMITS } from '@propguard/rules/assessments/limits';
import type { PropertyType } from '@propguard/rules/properties/property-types';

/** What was said about a home, and the text without it. */
export type StatedFacts = { facts: Partial<PropertyFacts>; rest: string };

const SMALL_NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const AMOUNT = String.raw`(\d{1,2}|${SMALL_NUMBERS.join('|')})`;
const AREA = String.raw`(\d[\d,]*(?:\.\d+)?)\s*`;
const SQUARE_METRES = String.raw`(?:m2|m²|sqm|sq\.?\s?m(?:et(?:re|er)s?)?|square\s?met(?:re|er)s?)`;
const SQUARE_METRES_IN_HECTARE = 10_000;

type CountedFact = 'bedrooms' | 'bathrooms' | 'carSpaces';
const COUNTED: readonly [CountedFact, RegExp][] = [
  ['bedrooms', new RegExp(String.raw`\b${AMOUNT}[\s-]*(?:bed(?:room)?s?|br|bdrms?)\b(?:ed\b)?`, 'i')],
  ['bathrooms', new RegExp(String.raw`\b${AMOUNT}[\s-]*(?:bath(?:room)?s?|ba)\b`, 'i')],
  [
    'carSpaces',
    new RegExp(
      String.raw`\b${AMOUNT}[\s-]*(?:car(?:\s?(?:spaces?|parks?|garages?))?s?|garages?|parking(?:\s?spaces?)?)\b`,
      'i',
    ),
  ],
];

/** Longer names first: 'townhouse' holds 'house'. */
const TYPE_WORDS: readonly [PropertyType, RegExp][] = [
  ['townhouse', /\b(?:town\s?house|town\s?home|villa|terrace house|duplex)s?\b/i],
  ['apartment', /\b(?:apartments?|units?|flats?|condos?|studios?)\b(?!\s*[a-z]?\d)/i],
  [
    'rural',
    /\b(?:acreages?|hobby farms?|(?:a|the|my|our|this) farm|rural (?:property|properties|home|block))\b/i,
  ],
  ['land', /\b(?:vacant land|blocks? of land|land block|vacant block|empty block)\b/i],
  // Home Hill and Cottage Point are suburbs.
  ['house', /\b(?:houses?|homes?(?!\s+hill\b)|cottages?(?!\s+point\b)|bungalows?)\b/i],
];

const LAND = [
  new RegExp(String.raw`\b${AREA}${SQUARE_METRES}\s*(?:of\s+)?(?:land|block|lot)\b`, 'i'),
  new RegExp(String.raw`\b(?:land|block|lot)(?:\s+size)?(?:\s+of)?\s*:?\s*${AREA}${SQUARE_METRES}`, 'i'),
];
const HECTARES = new RegExp(String.raw`\b${AREA}(?:hectares?|ha)\b`, 'i');
const BUILDING = [
  new RegExp(
    String.raw`\b(?:building|floor|internal|living)(?:\s+(?:area|size))?(?:\s+of)?\s*:?\s*${AREA}${SQUARE_METRES}`,
    'i',
  ),
  new RegExp(
    String.raw`\b${AREA}${SQUARE_METRES}\s*(?:of\s+)?(?:building|floor|internal|living)(?:\s+(?:area|space))?\b`,
    'i',
  ),
];
const BARE_AREA = new RegExp(String.raw`\b${AREA}${SQUARE_METRES}(?=\s|[,.?!]|$)`, 'i');
const YEAR_BUILT = /\b(?:built|constructed)\s+(?:in\s+)?(1[789]\d\d|20\d\d)\b/i;

const toCount = (word: string): number => {
  const at = SMALL_NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word);
};
const toArea = (digits: string): number => Number(digits.replaceAll(',', ''));

/** Takes what is said about bedrooms, type, land and the like out of the text. */
export const readFacts = (text: string): StatedFacts => {
  const facts: Partial<PropertyFacts> = {};
  let rest = text;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return found;
  };
  const takeFirst = (patterns: readonly RegExp[]): RegExpExecArray | null => {
    for (const pattern of patterns) {
      const found = take(pattern);
      if (found) return found;
    }
    return null;
  };

  for (const [name, pattern] of COUNTED) {
    const count = toCount(take(pattern)?.[1] ?? 'none');
    if (count <= FACT_LIMITS[name]) facts[name] = count;
  }
  const hectares = take(HECTARES);
  if (hectares) facts.landM2 = Math.round(toArea(hectares[1] ?? '') * SQUARE_METRES_IN_HECTARE);
  const land = takeFirst(LAND);
  if (land) facts.landM2 = Math.round(toArea(land[1] ?? ''));
  const building = takeFirst(BUILDING);
  if (building) facts.buildingM2 = Math.round(toArea(building[1] ?? ''));
  const bare = take(BARE_AREA);
  if (bare && facts.landM2 === undefined) facts.landM2 = Math.round(toArea(bare[1] ?? ''));
  const built = take(YEAR_BUILT);
  if (built) facts.yearBuilt = Number(built[1]);
  for (const [type, pattern] of TYPE_WORDS) {
    if (!take(pattern)) continue;
    facts.type ??= type;
  }
  return { facts, rest };
};

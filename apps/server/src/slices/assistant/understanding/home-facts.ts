import type { MarketPropertyType } from '@propguard/rules/market/property-types';

export type CountRange = { min: number | null; max: number | null };
export type HomeFacts = {
  propertyType: MarketPropertyType | null;
  bedrooms: CountRange | null;
  bathrooms: CountRange | null;
  carSpaces: CountRange | null;
  landSqm: CountRange | null;
};

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  un: 1,
  una: 1,
  uno: 1,
  une: 1,
  ein: 1,
  eine: 1,
  um: 1,
  uma: 1,
  dos: 2,
  deux: 2,
  zwei: 2,
  due: 2,
  dois: 2,
  duas: 2,
  два: 2,
  две: 2,
  两: 2,
  二: 2,
  두: 2,
  दो: 2,
  tres: 3,
  trois: 3,
  drei: 3,
  tre: 3,
  três: 3,
  три: 3,
  三: 3,
  세: 3,
  तीन: 3,
  ثلاث: 3,
  ثلاثة: 3,
  cuatro: 4,
  quatre: 4,
  vier: 4,
  quattro: 4,
  quatro: 4,
  четыре: 4,
  四: 4,
  네: 4,
  चार: 4,
  أربع: 4,
  أربعة: 4,
  cinco: 5,
  cinq: 5,
  fünf: 5,
  cinque: 5,
  пять: 5,
  五: 5,
  다섯: 5,
  पांच: 5,
  पाँच: 5,
  خمس: 5,
  خمسة: 5,
};
const NUMBER = String.raw`(\d{1,2}|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const LINK = String.raw`\s?(?:-|to|or|/|o|ou|oder|или|または|或|またはから|~)\s?`;

const BEDROOMS = String.raw`bed\s?rooms?|bedrms?|berooms?|bedroms?|beds?|brs?|bdrms?|bedders?|bedroomed|bdr?|dormitorios?|habitaci(?:on(?:es)?|ón)|rec[aá]maras?|chambres?|schlafzimmern?|camere(?: da letto)?|camera(?: da letto)?|quartos?|спал(?:ьня|ьни|ен|ьнями|ьней)|комнат[аы]?|つの?寝室|寝室|ベッドルーム|LDK|개의? ?침실|침실|베드룸|间?卧室?|个?卧室|居室|居|室|房|غرف(?:ة|تان|تين)?(?: نوم)?|बेडरूम|बेड|कमरे|शयनकक्ष|BHK`;
const BATHROOMS = String.raw`bath\s?rooms?|baths?|ba|baños?|banos?|salles? de bains?|bäder|badezimmer|bagni|bagno|banheiros?|casas? de banho|ванн(?:ая|ые|ых|ой)|санузел|санузла|バスルーム|浴室|욕실|卫生间?|浴室|حمام(?:ات|ين)?|बाथरूम|स्नानघर`;
const CARS = String.raw`car(?:\s?(?:spaces?|spots?|parks?|garages?|ports?))?s?|garages?|parking(?:\s?(?:spaces?|spots?))?|plazas? de (?:garaje|aparcamiento)|places? de parking|stellpl[äa]tze?|garagenpl[äa]tze?|posti auto|vagas?|парковочн\w+|машиномест\w*|台分?の?駐車場?|駐車場|주차|车位|مواقف?|पार्किंग`;

const patterns = (unit: string) => ({
  after: new RegExp(
    String.raw`(?<![A-Za-z\d.$])${NUMBER}(?:${LINK}(\d))?(\s?\+)?[\s-]*(?:or more\s*)?(?:${unit})(?![a-z])`,
    'iu',
  ),
  before: new RegExp(String.raw`(?:${unit})\s?[:：]?\s?${NUMBER}(?:개|室|间)?(?![\d%])`, 'iu'),
});
const COUNTED = { bedrooms: patterns(BEDROOMS), bathrooms: patterns(BATHROOMS), carSpaces: patterns(CARS) };
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

const toCount = (word: string | undefined): number | null => {
  if (word === undefined) return null;
  return WORDS[word.toLowerCase()] ?? Number(word);
};

const EXACTLY =
  /(?:exactly|precisely|strictly|exactamente|exactement|genau|esattamente|exatamente|ровно|ちょうど|정확히|正好|刚好|بالضبط|ठीक|बिल्कुल)\s*$/iu;
const AT_MOST =
  /(?:no more than|at most|up to|max(?:imum)?(?: of)?|not more than|fewer than|como máximo|au plus|höchstens|al massimo|no máximo|не более|最多|최대|अधिकतम|بحد أقصى)\s*$/iu;

const AT_MOST_AFTER = /^\s*(?:max(?:imum)?\b|or (?:less|fewer)|at most|tops)(?!\s*\$?\d)/i;

const countOf = (text: string, { after, before }: { after: RegExp; before: RegExp }): CountRange | null => {
  const found = after.exec(text) ?? before.exec(text);
  const first = toCount(found?.[1]);
  if (!found || first === null || first > 20) return null;
  const left = text.slice(Math.max(0, found.index - 24), found.index);
  const second = toCount(found[2]);
  if (second !== null && !Number.isNaN(second) && second > first) return { min: first, max: second };
  if (EXACTLY.test(left)) return { min: first, max: first };
  const right = text.slice(found.index + found[0].length);
  if (AT_MOST.test(left) || AT_MOST_AFTER.test(right)) return { min: null, max: first };
  return { min: first, max: null };
};

const AREA = String.raw`(\d[\d,. ]*\d|\d)`;
const SQUARE_METRES = String.raw`\s*(?:m2|m²|sqms?|sq\.?\s?m(?:et(?:re|er)s?)?|square\s?met(?:re|er)s?|squares? met\w*|metros cuadrados|m[eè]tres carr[eé]s|quadratmeter|qm|metri quadr\w+|metros quadrados|кв\.?\s?м\w*|квадратн\w+ метр\w*|平米|平方メートル|㎡|제곱미터|평방미터|平方米|平米|متر(?:ا)? مربع|वर्ग मीटर)`;
const LAND_AREA = new RegExp(`${AREA}${SQUARE_METRES}`, 'iu');
const ACRES = /(\d+(?:\.\d+)?|half an|quarter|one|an?)[\s-]*acres?\b/i;
const HECTARES =
  /(\d+(?:[.,]\d+)?)\s*(?:hectares?|ha|hect[aá]reas?|ettari|гектар\w*|公顷|ヘクタール|헥타르|هكتار|हेक्टेयर)(?![a-z])/iu;
const SQM_IN_ACRE = 4047;
const SQM_IN_HECTARE = 10_000;
const UNDER =
  /(?:under|less than|below|up to|max(?:imum)?|smaller than|at most|no more than)\s*(?:a |an )?$/i;

const acresOf = (word: string): number => {
  if (word === 'half an') return 0.5;
  if (word === 'quarter') return 0.25;
  return /^\d/.test(word) ? Number(word) : 1;
};

const landOf = (text: string): CountRange | null => {
  const metres = LAND_AREA.exec(text);
  const acres = ACRES.exec(text);
  const hectares = HECTARES.exec(text);
  const found = metres ?? acres ?? hectares;
  if (!found) return null;
  let area: number;
  if (metres) area = Number((metres[1] ?? '').replace(/[,. ](?=\d{3}(?!\d))/g, '').replace(/[, ]/g, ''));
  else if (acres) area = Math.round(acresOf((acres[1] ?? '').toLowerCase()) * SQM_IN_ACRE);
  else area = Math.round(Number((hectares?.[1] ?? '').replace(',', '.')) * SQM_IN_HECTARE);
  if (!Number.isFinite(area)) return null;
  const isUpper = UNDER.test(text.slice(Math.max(0, found.index - 20), found.index));
  return isUpper ? { min: null, max: Math.round(area) } : { min: Math.round(area), max: null };
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

import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { numberSaid } from '../understanding/number-words.ts';
import { COUNT } from '../understanding/room-words.ts';
import type { Call, ToolArguments } from './state.ts';

/** How a bare number is meant; null where it cannot be. */
type Scale = (number: number) => number | null;
const count: Scale = (number) => (Number.isInteger(number) && number <= 12 ? number : null);
const price: Scale = (number) => {
  if (number < 20) return Math.round(number * 1_000_000);
  return number >= 100 && number < 10_000 ? Math.round(number * 1000) : number >= 10_000 ? number : null;
};
const thousands: Scale = (number) =>
  number >= 20 && number < 1000 ? number * 1000 : number >= 1000 ? number : null;
const sqm: Scale = (number) => (number >= 50 ? number : null);
const percent: Scale = (number) => (number > 0 && number <= 20 ? number : null);
const years: Scale = (number) => (number >= 1 && number <= 40 ? number : null);
const asIs: Scale = (number) => number;

type Slot = readonly [noun: RegExp, argument: string, scale: Scale];
const ROOMS = { bed: /\bbed|\bbr\b/, bath: /\bbath/, car: /\b(?:car|garage|parking)/ };
const LAND = /\b(?:size|land|block|lot|area|sqm)\b/;
const PRICE = /\b(?:budget|price|limit|cap|max(?:imum)?|spend|ceiling|top end)\b/;
const LOAN_SLOTS: readonly Slot[] = [
  [/\b(?:deposit|savings|had|have|put|saved?)\b/, 'depositAud', thousands],
  [/\b(?:expenses|spending|outgoings|bills|spend|spent)\b/, 'expensesAud', asIs],
  [/\b(?:income|salary|wage|pay|earn\w*|made|makes?)\b/, 'incomeAud', thousands],
  [/\b(?:rates?|interest)\b/, 'ratePercent', percent],
  [/\b(?:term|years?)\b/, 'termYears', years],
  [/\b(?:loan|mortgage|borrow\w*|owed?)\b/, 'loanAud', thousands],
  [/\b(?:value|price|valuation|worth|vendors?|sellers?|owners?|asking|house|place)\b/, 'valueAud', thousands],
];

/** What a number is of when the message says so: 'bump the size up to 500'. */
const NAMED: Readonly<Partial<Record<AssistantTool, readonly Slot[]>>> = {
  search_listings: [
    [LAND, 'minLandSqm', sqm],
    [ROOMS.bath, 'minBathrooms', count],
    [ROOMS.car, 'minCarSpaces', count],
    [ROOMS.bed, 'minBedrooms', count],
    [PRICE, 'maxPriceAud', price],
  ],
  assess: [
    [LAND, 'landSqm', sqm],
    [ROOMS.bath, 'bathrooms', count],
    [ROOMS.car, 'carSpaces', count],
    [ROOMS.bed, 'bedrooms', count],
  ],
  lvr: LOAN_SLOTS,
  borrowing_power: LOAN_SLOTS,
  compliance: LOAN_SLOTS,
};

const TAIL = String.raw`(?: ?(?:then|instead|please|or more|\+|max|tops|now|pls|thanks|mate|and .*))*[^\p{L}\p{M}\p{N}]*$`;
const NUMBER = String.raw`\$?(\d{1,5}(?:,\d{3})?(?:\.\d{1,2})?|${COUNT})(?![\d%kKmM])`;
/** 'Bump it to 1.2', 'drop the bathrooms to one': a verb, what it is of, and where it shall go. */
const SET = new RegExp(
  String.raw`\b(?:bump|raise|lift|increase|lower|drop|reduce|stretch|go|up|make|push|take|change|set|bring|cut|put|extend|was|were|is|dropped|fell|came|went|come)\b((?: [a-z']+){0,5}?) (?:to|at|be) (?:at least |about |a |an )?${NUMBER}${TAIL}`,
  'u',
);
/** 'Make it 3', 'what about 120', 'no, 4'. */
const LEAD =
  '(?:and|ok|okay|actually|no|nah|sorry|oops|make it|make that|try|what about|how about|what if|only|just|at least|i meant?|or|maybe|with|say|for|it to|to|at)';
const BARE = new RegExp(String.raw`^(?:${LEAD}[\s,]*)*${NUMBER}${TAIL}`, 'u');
/** 'What if I only had 100': what is had, owed or earned. */
const HELD = new RegExp(
  String.raw`\b(?:i|we|they|he|she)(?:'d)?(?: only| just| actually)? ((?:had|have|put (?:in|down)|saved?|borrow(?:ed)?|owed?|earn(?:ed|s)?|made|makes?|spend|spent))(?: about| only)? ${NUMBER}${TAIL}`,
  'u',
);
const GROWN = /\b(?:bigger|larger|more|at least|over|minimum|min)\b.*?\b(\d{3,5}|\d,\d{3})\b(?! ?(?:k|m)\b)/;

const toNumber = (word: string | undefined): number | null =>
  word === undefined ? null : /^\d/.test(word) ? Number(word.replace(',', '')) : numberSaid(word);

type Guess = { isOf: (known: ToolArguments, number: number, isSet: boolean) => boolean; slot: Slot };
const ANY = /(?:)/;
const isOfLand = (known: ToolArguments): boolean =>
  known.minLandSqm !== undefined || known.propertyType === 'land';
/** What a number is of when nothing says so, by its size. */
const GUESSED: Readonly<Partial<Record<AssistantTool, readonly Guess[]>>> = {
  search_listings: [
    {
      isOf: (known, number, isSet) => count(number) !== null && known.minBedrooms !== undefined && !isSet,
      slot: [ANY, 'minBedrooms', count],
    },
    {
      isOf: (known, number, isSet) =>
        !isSet && number >= 100 && isOfLand(known) && known.maxPriceAud === undefined,
      slot: [ANY, 'minLandSqm', sqm],
    },
    { isOf: (_, number, isSet) => isSet || number >= 100, slot: [ANY, 'maxPriceAud', price] },
  ],
  assess: [
    {
      isOf: (known, number) => number < 10 && known.bedrooms !== undefined,
      slot: [ANY, 'bedrooms', count],
    },
    { isOf: (known, number) => number >= 100 && known.landSqm !== undefined, slot: [ANY, 'landSqm', sqm] },
  ],
  borrowing_power: [
    { isOf: (_, number) => number < 20 && !Number.isInteger(number), slot: [ANY, 'ratePercent', percent] },
    { isOf: (_, number) => number >= 20, slot: [ANY, 'incomeAud', thousands] },
  ],
  lvr: [
    {
      isOf: (known, number) => number >= 20 && known.depositAud !== undefined && known.loanAud === undefined,
      slot: [ANY, 'depositAud', thousands],
    },
    { isOf: (_, number) => number >= 100, slot: [ANY, 'loanAud', thousands] },
  ],
  compliance: [{ isOf: (_, number) => number >= 100, slot: [ANY, 'loanAud', thousands] }],
};

const filled = ({ tool, arguments: known }: Call, [, argument, scale]: Slot, number: number): Call | null => {
  const value = scale(number);
  return value === null ? null : { tool, arguments: { ...known, [argument]: value } };
};

/** The last call with a number that the message gives without its unit: 'bump it to 120', 'make it 3'. */
export const withBareNumber = (rest: string, call: Call): Call | null => {
  const text = rest.trim();
  const { tool, arguments: known } = call;
  const set = SET.exec(text) ?? HELD.exec(text);
  const number = toNumber(set?.[2] ?? BARE.exec(text)?.[1]);
  const grown = tool === 'search_listings' && isOfLand(known) ? toNumber(GROWN.exec(text)?.[1]) : null;
  if (grown !== null) return filled(call, [ANY, 'minLandSqm', sqm], grown);
  if (number === null) return null;
  const named = set ? NAMED[tool]?.find(([noun]) => noun.test(text)) : undefined;
  if (named) return filled(call, named, number);
  const guess = GUESSED[tool]?.find(({ isOf }) => isOf(known, number, set !== null));
  return guess ? filled(call, guess.slot, number) : null;
};

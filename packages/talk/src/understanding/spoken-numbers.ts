import { STREET_TYPE } from './place-words.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const WORD = [...ONES, ...TENS, 'hundred', 'oh'].join('|');
const NUMBER = String.raw`(?:${WORD})(?:[\s-]+(?:and\s+)?(?:${WORD}))*`;
/** Words that homes are counted by; they are no streets. */
const COUNTED =
  '(?!bed|bath|car|storey|story|min|year|month|week|percent|point|thousand|million|hundred|grand|k\\b|big|large|nice|new|old|more|extra|way)';
/** In an address as it is said aloud: before a street, or before 'slash'. */
const BEFORE_STREET = new RegExp(
  String.raw`\b(${NUMBER})(?=\s+${COUNTED}[a-z'’-]+(?:\s+[a-z'’-]+){0,2}?\s+(?:${STREET_TYPE})\b|\s+(?:slash|stroke)\s*(?:\d|${WORD})|\s+the\s+(?:esplanade|strand|parade|boulevard)\b)`,
  'giu',
);
const SLASH = /(?<=\d[a-j]?)\s+(?:slash|stroke)\s+(?=\d)/giu;

/** 'Twenty six', 'one hundred and five', 'one two three' (digit by digit). */
const spokenToDigits = (spoken: string): string => {
  const words = spoken
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== 'and');
  const numberOf = (word: string): number =>
    ONES.includes(word) ? ONES.indexOf(word) : word === 'oh' ? 0 : (TENS.indexOf(word) + 2) * 10;
  const isDigits =
    words.length > 1 &&
    words.every((word) => word === 'oh' || ONES.indexOf(word) < 10) &&
    !words.includes('hundred');
  if (isDigits && words.every((word) => word === 'oh' || ONES.includes(word)))
    return words.map(numberOf).join('');
  let total = 0;
  for (const word of words) total = word === 'hundred' ? Math.max(1, total) * 100 : total + numberOf(word);
  return String(total);
};

/** Dictated house numbers become figures; every other number stays as it was said. */
export const withHouseNumbers = (text: string): string =>
  text.replace(BEFORE_STREET, (spoken) => spokenToDigits(spoken)).replace(SLASH, '/');

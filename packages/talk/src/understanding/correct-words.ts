import { isOneTypoApart } from '@propguard/rules/places/typos';

/** Words that decide what is asked; a slip in one of them must not change the answer. */
const KEY_WORDS =
  `worth value valued valuation market median price prices flood flooding bushfire erosion subsidence compare
  comparable comparables borrow borrowing deposit income expenses certificate report verify apartment apartments townhouse
  townhouses bedroom bedrooms bathroom bathrooms house houses units properties property suburb listings compliant compliance
  mortgage salary growth trend trends hazard explain between serviceability estimate landslip million thousand between
  another guarantor repayments fortnight weekly refinance clearance auction similar recent sales sold capacity subscription generate create someone speak human`
    .split(/\s+/)
    .filter(Boolean);
const KNOWN = new Set(KEY_WORDS);
const LEAST_LETTERS = 5;
/** Right words that are one letter away from one of ours. */
const RIGHT = new Set(
  'marked marker prize prized priced pricey horse hours blood floor flour unites trends trend friend burrow sale sole souls sand tales sorted boarding report reports reporter person valuer valued values worthy marketed houses salt scale solid told hold bold gold cold humane create crate creates created estate estates'.split(
    ' ',
  ),
);

/** 'vlaue', 'meidan', 'certifcate': put right where only one of our key words can be meant. */
export const correctWords = (text: string, isPlace: (word: string) => boolean): string =>
  text.replace(/[a-z]{5,}/g, (word) => {
    if (KNOWN.has(word) || RIGHT.has(word) || isPlace(word)) return word;
    const near = KEY_WORDS.filter(
      (key) => key.length >= LEAST_LETTERS && key[0] === word[0] && isOneTypoApart(word, key),
    );
    const isInflected = near.some((key) => word === `${key}s` || word === `${key}d` || `${word}s` === key);
    return near.length > 0 && !isInflected ? (near[0] ?? word) : word;
  });

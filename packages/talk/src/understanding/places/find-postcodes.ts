import type { MentionAt } from './find-states.ts';
import type { PlaceSearch } from './place-search.ts';
import type { Token } from './tokens.ts';

const SPEAKS_OF_TIME = /\b(?:will|would|going to|forecast|predict|by|since|until|back in|built)\b/i;
const SPEAKS_OF_MONEY =
  /\b(?:expenses?|spend|earn|income|loan|deposit|borrow|rent|bills|salary|repay|certificate|cert|token|cost|costs|budget)/i;
/** A number after these at the end of a message is an amount, a reference or a house number. */
const BEFORE_AMOUNT =
  /^(?:of|on|is|to|from|about|around|under|over|below|above|than|spend|earn|make|income|expenses?|loan|deposit|certificate|cert|token|number|no|and|or|what|reference|id|aps|apg|cps|year|\d+)$/;
const BEFORE_POSTCODE: ReadonlySet<string> = new Set(['in', 'at', 'near', 'around', 'within', 'for']);

/** 'Worth in 2040' is no postcode of Sydney, unless it is called one. */
const isYear = (search: PlaceSearch, { form }: Token, before: string): boolean =>
  /^(?:19|20)\d\d$/.test(form) &&
  before !== 'postcode' &&
  (search.hasFound || SPEAKS_OF_TIME.test(search.text.text) || isDate(search, form, before));

const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;
const OF_TIME =
  /\b(?:floods?|fires?|bought|sold|got|smashed|happened|last time|ago|old|valued|paid|since|year|reno\w*|went|came|was|were|did|had)\b/i;
/** 'The floods in 2011', 'bought in 2017': written like a year, of the last lifetime, and told of what was. */
const isDate = (search: PlaceSearch, form: string, before: string): boolean =>
  Number(form) >= 1950 &&
  Number(form) <= 2045 &&
  (MONTH.test(before) || (search.text.tokens.length > 3 && OF_TIME.test(search.text.text)));

export const postcodeAt = (search: PlaceSearch, at: number, token: Token): MentionAt | null => {
  if (!/^\d{4}$/.test(token.form)) return null;
  const before = search.wordBefore(at);
  const isSaid = before === 'postcode' || BEFORE_POSTCODE.has(before);
  const [place] = search.gazetteer.ofPostcode(token.form);
  const isBare =
    at === search.text.tokens.length - 1 &&
    at > 0 &&
    (place?.streets ?? 0) > 0 &&
    !BEFORE_AMOUNT.test(before) &&
    !SPEAKS_OF_MONEY.test(search.text.text);
  if (!(isSaid || isBare) || !place || isYear(search, token, before)) return null;
  return {
    mention: { kind: 'postcode', postcode: token.form, place, start: token.start, end: token.end },
    next: at + 1,
  };
};

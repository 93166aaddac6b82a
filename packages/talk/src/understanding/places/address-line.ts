import { STREET_TYPE } from '../place-words.ts';

const NUMBER_UNITS =
  /^\s*(?:-\s*)?(?:bed|br\b|bdrm|bath|ba\b|car|garage|year|yr|month|week|day|percent|per cent|%|k\b|m\b|mil|grand|thousand|million|sqm|sq\b|m2|m²|square|hectare|ha\b|acre|km|min|metre|meter|people|kids|or\b|to\b|and\b|times|x\s?\d|points?|homes?\b|houses?\b|units?\b|properties|comparables?|comps|sales|listings|dollars|aud|in 100|schlaf|chambre|habitac|dormit|quarto|camere|спал|комн)/i;
/** 'The Crest', 'the Mall' are names of streets by themselves. */
const CALLED_THE =
  'esplanade|strand|parade|boulevard|boulevarde|promenade|avenue|crescent|terrace|corso|crest|quay|ridge|grove|mews|mall|glen|glade|knoll|rise|vale|circle|circuit|crossing|broadway|rampart|anchorage|heights|pinnacle|summit|outlook|boardwalk|concourse|quadrant|oval|haven|hermitage|bulwark|cloisters|chase';
/** A word goes on; scripts that write no spaces go on with another word. */
const LETTER = String.raw`[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]`;
/** 'Penrith NSW 2750, 33 Hope Street': a postcode is no unit. */
const STATE = '(?:nsw|vic|qld|sa|wa|tas|nt|act)';
/** '1 381 217 moins le crédit' is an amount, and ends within a word. */
export const ADDRESS = new RegExp(
  String.raw`(?<![A-Za-z\d$./]|\d,)(?<!\d\s)(?<!\b${STATE}\s)((?:(?:unit|apartment|apt|flat|villa|townhouse|shop|suite|lot|u)\.?\s*(?:no\.?\s*)?)?[a-z]?\d{1,5}[a-j]?(?:\s*(?:[/,]|,?\s(?:of|at|in|no\.?|number|slash)\s)\s*(?:no\.?\s*)?\d{1,5}[a-j]?|\s+\d{1,5}[a-z]?(?=\s))?(?:\s*-\s*\d{1,5}[a-z]?)?)(?:号|號|番地?|번지?)?\s+((?:the\s+)?[a-z][a-z'’.-]*(?:\s+[a-z][a-z'’.-]*){0,3}?\s+(?:${STREET_TYPE})|the\s+(?:${CALLED_THE})|[a-z][a-z'’-]*(?:way|field))\b(?!${LETTER})\.?`,
  'giu',
);

/** '29 Mill Road', '12 Day Street' are streets, whatever their names count elsewhere; '3 bed terrace' is none. */
const STREETS_ALONE =
  'street|st|str|road|rd|avenue|ave|av|lane|ln|drive|dr|crescent|cres|parade|pde|highway|hwy|boulevard|blvd|close|grove|esplanade';
const STREET_CALLED = new RegExp(String.raw`^[a-z]+ (?:${STREETS_ALONE})$`, 'i');
export const isMeasured = (street: string): boolean =>
  NUMBER_UNITS.test(` ${street}`) && !STREET_CALLED.test(street.trim());

/** 'Unit 2 1', 'unit 2, 1', 'unit 2 of 1' and 'apartment 2/1' are all 2/1. */
export const numberOf = (number: string): string => {
  const [, unit, house] =
    /^\D*?(\d{1,5}[a-j]?)(?:\s*[,/]\s*(?:no\.?\s*)?|\s+(?:of|at|in|no\.?|number|slash)\s+|\s+)(\d{1,5}[a-j]?)$/i.exec(
      number.trim(),
    ) ?? [];
  return unit && house ? `${unit}/${house}` : number;
};

/** Words that no street is called by, unless it begins with 'The'. */
const NO_STREET =
  /\b(?:for|a|an|is|are|and|or|with|in|on|at|to|of|my|our|your|this|that|it|was|be|bed|bedroom|bedrooms|bath|house|unit|deposit|loan|worth|value|home|per|income|from|under|over|near|what|how|anni|ans|anos|jahren?|years?)\b/i;
export const isSentence = (street: string): boolean => NO_STREET.test(street);

import type { PlaceMention } from './place-mention.ts';

const WORDS = String.raw`(?:[\p{L}'-]+\s+){0,4}?`;
/** Where somebody comes from or goes to, lives or works: said of a person and not of what is asked. */
const ASIDES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:relocat\p{L}*|mov(?:e|ed|ing)|com(?:e|ing)|transferr?\p{L}*|shift\p{L}*|migrat\p{L}*|driv\p{L}*|commut\p{L}*|originally|hail\p{L}*|fled|escap\p{L}*|retir\p{L}*) ${WORDS}(?:from|out of)\s*$`,
    'iu',
  ),
  /\b(?:selling|sell|sold)(?: \p{L}+){0,3} (?:in|at)\s+$/iu,
  /\b(?:leaving|left|leave|sold up in|selling up in|selling our place in|sold our place in)\s+$/iu,
  new RegExp(
    String.raw`\b(?:brother|sister|mum|mother|dad|father|son|daughter|friends?|mate|boss|wife|husband|partner|parents|family|cousin|uncle|aunt|nan|grandma|in-laws|solicitor|lawyer|accountant|broker|office|job|school|uni) ${WORDS}(?:in|at|from|near)\s*$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:i|we|he|she|they|i'm|we're|i'?ve|we'?ve|currently|who|who's)\s+${WORDS}(?:based|live[sd]?|living|grew up|was born|born|raised|works?|working|worked|stationed|rent|renting|rented|staying) (?:over |down |up |back |out )?(?:in|at|from|near)\s*$`,
    'iu',
  ),
  /\b(?:based|living|growing up|grew up|born|raised|working|renting|staying|stationed|holidaying|retiring) (?:over |down |up |back |out )?(?:in|at|near)\s*$/iu,
  /(?:mud(?:o|amos|arme|arnos)|traslad\p{L}*|vengo|venimos|vivo|vivimos) (?:\p{L}+ )?(?:de|desde|en)\s*$/iu,
  /(?:d[eé]m[eé]nag\p{L}*|viens|venons|quitt\p{L}*|habit(?:e|ons)) (?:\p{L}+ )?(?:de|à|)\s*$/iu,
  /(?:zieh\p{L}*|umzieh\p{L}*|komm\p{L}*|wohn\p{L}*|leb(?:e|en)) (?:\p{L}+ ){0,2}(?:von|aus|in)\s*$/iu,
  /(?:trasferi\p{L}*|vengo|veniamo|vivo|viviamo|abit\p{L}*) (?:\p{L}+ )?(?:da|a)\s*$/iu,
  /(?:mud(?:o|ando|amos)|venho|viemos|moro|moramos) (?:\p{L}+ )?(?:de|do|em)\s*$/iu,
  /(?:переезжа\p{L}*|приехал\p{L}*|живу|живём|живем) (?:\p{L}+ )?(?:из|в)\s*$/iu,
];
/** Asked for together, they are all meant. */
const TOGETHER =
  /\b(?:compar\p{L}*|versus|vs\.?|difference between|side by side|against|vergleich\p{L}*|confront\p{L}*|сравн\p{L}*)\b|比較|비교|比较|对比|قارن|तुलना/iu;

/** Without places that are only told of: 'we are relocating from Dubbo; find houses in Coffs Harbour'. */
export const withoutAsides = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  if (mentions.length < 2 || TOGETHER.test(text)) return [...mentions];
  const meant = mentions.filter(({ start }) => !ASIDES.some((pattern) => pattern.test(text.slice(0, start))));
  return meant.length > 0 ? meant : [...mentions];
};

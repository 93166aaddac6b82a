import { PLACE_PREPOSITIONS, STRONG_PREPOSITIONS } from '../place-words.ts';
import LIKE_WORDS from './names-like-words.json' with { type: 'json' };
import type { NamedAt, PlaceSearch } from './place-search.ts';

const listed = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));
/** Words of English, and some of other languages, that localities are called by: 'robe', 'clear range', 'bella vista'. */
const WORDS = listed(LIKE_WORDS.words);
/** Given names and surnames that localities have. */
const PEOPLE = listed(LIKE_WORDS.people);

export const readsLikeWords = (name: string): boolean => name.split(' ').every((word) => WORDS.has(word));
export const readsLikeSomebody = (name: string): boolean => PEOPLE.has(name);

/** What is asked of a place, named right after it. */
const OF_A_MARKET = new Set(
  `median medians price prices pricing house houses unit units home homes apartment apartments flat flats townhouse
   townhouses villa villas land market markets suburb suburbs rent rents rental rentals growth flood floods flooding
   bushfire bushfires risk risks hazard hazards value values valuation property properties listing listings auction
   auctions clearance yield yields postcode area real estate
   haus häuser wohnung maison appartement casa casas departamento apartamento appartamento дом дома`.split(
    /\s+/,
  ),
);
/** 'Median unit price Hope'. */
const BEFORE_A_PLACE = new Set(
  'price prices median medians market markets growth yield yields units houses listings auctions'.split(' '),
);
/** 'What about Hope', 'how is Sunshine', 'compare Robe with Casino'. */
const ASKS_OF = new Set(
  "about compare versus vs suburb suburbs town city is whats what's hows how's called named try towards".split(
    ' ',
  ),
);
/** 'The orange house' stands in no Orange. */
const POINTS_AT = new Set(['the', 'a', 'an', 'this', 'that', 'my', 'our', 'your', 'their', 'his', 'her']);
/** 'Hope or Young'. */
const JOINS = new Set(['or', 'vs', 'versus']);
/** An article in English, where Spanish and Italian have 'to'. */
const ARTICLE = 'a';
/** 'Built in robe' and 'walk in robe' are of a bedroom. */
const OF_A_WARDROBE = new Set(['built', 'walk']);
/** What may stand beside a name that is the whole message. */
const BESIDE_ALONE = new Set(['then', 'please', 'pls', 'plz', 'instead', 'now', 'maybe', 'and', 'ok', 'or']);

const wordAfter = ({ text: { tokens } }: PlaceSearch, at: number, words: number): string =>
  tokens[at + words]?.form ?? '';

const isAlone = ({ text: { tokens } }: PlaceSearch, at: number, words: number): boolean =>
  tokens.every(({ form }, index) => (index >= at && index < at + words) || BESIDE_ALONE.has(form));

/** 'In hope' and 'the price of hope', no 'bit of hope'. */
const isPlacedBefore = (search: PlaceSearch, at: number): boolean => {
  const [before, first] = [search.wordBefore(at), search.wordBefore(at - 1)];
  if (before === 'of') return OF_A_MARKET.has(first) || ASKS_OF.has(first);
  return STRONG_PREPOSITIONS.has(before) && before !== ARTICLE && !OF_A_WARDROBE.has(first);
};

/** As a place is spoken of, whatever it is called: after 'in' and the like, before what a market has, or alone. */
export const isSaidOfAPlace = (search: PlaceSearch, at: number, { words }: NamedAt): boolean =>
  isAlone(search, at, words) ||
  isPlacedBefore(search, at) ||
  BEFORE_A_PLACE.has(search.wordBefore(at)) ||
  (OF_A_MARKET.has(wordAfter(search, at, words)) && !POINTS_AT.has(search.wordBefore(at)));

/** 'Coburg, Preston or Reservoir': one of several that are listed. */
export const isListedWithPlaces = (search: PlaceSearch, at: number, { words }: NamedAt): boolean =>
  JOINS.has(wordAfter(search, at, words)) ||
  (search.gazetteer.named(search.wordBefore(at)).some(({ streets }) => streets > 0) &&
    !readsLikeWords(search.wordBefore(at)));

/** That, or as one speaks of what one knows: 'is sunshine any good', 'hope or young'. */
export const mayBeSaidOfAPlace = (search: PlaceSearch, at: number, named: NamedAt): boolean => {
  const before = search.wordBefore(at);
  return (
    isSaidOfAPlace(search, at, named) ||
    ASKS_OF.has(before) ||
    isListedWithPlaces(search, at, named) ||
    (PLACE_PREPOSITIONS.has(before) && before !== ARTICLE && before !== 'of')
  );
};

import type { NamedAt, PlaceSearch } from './place-search.ts';

/** 'My name is Kelly', 'call me Ross', 'this is my wife Laura': whoever is named so is somebody. */
const INTRODUCES =
  /(?:\b(?:my|his|her|our) names?(?:'s| is| are)?|\bnames?(?:'s| is)|\bcall me|\b(?:my|our|his|her) (?:wife|husband|hubby|partner|brother|sister|son|daughter|mate|friend|boss|agent|broker|cousin|fianc[eé]e?|boyfriend|girlfriend|dad|mum))\s+$/iu;
/** 'I'm Dean' and nothing after it that a place would have. */
const IS_I = /\b(?:i'?m|i am|it'?s|this is)\s+$/iu;
const AFTER_SELF = /^\s*(?:$|[,.!?]|here\b|speaking\b|and (?:i|my|this|we)\b|from\b)/iu;
/** 'It's Lismore' answers where; 'I'm Dean' never does. */
const IS_IT = /\b(?:it'?s|this is)\s+$/iu;
const AFTER_IT = /^\s*(?:here|speaking|from)\b/iu;
/** 'Dean says it is too much'. */
const SPEAKS = /^\s+(?:says|said|reckons|reckoned|thinks|thought|told|tells|wants|earns|makes|and i)\b/iu;
/** 'Thanks, Dean' at the end. */
const SIGNS_OFF = /\b(?:thanks|thank you|thx|cheers|regards|ta),?\s+$/iu;

/** '(Mrs Pemberton)', 'Herr Lismore'. */
const TITLED =
  /(?:^|[^\p{L}])(?:mrs?|ms|miss|mx|dr|prof(?:essor)?|sir|herr|frau|monsieur|madame|mme|mlle|se[ñn]or(?:a|ita)?|sra?|don|do[ñn]a|signor(?:a|ina)?|sig|senhora?|dona)\.?\s+$/iu;

/** A name that is also a suburb's, said of a person. */
export const isPerson = (search: PlaceSearch, at: number, { words }: NamedAt): boolean => {
  const { text, tokens } = search.text;
  const token = tokens[at];
  if (!token) return false;
  const before = text.slice(0, token.start);
  if (TITLED.test(before)) return true;
  if (words !== 1) return false;
  const after = text.slice(token.end);
  if (INTRODUCES.test(before) || SPEAKS.test(after)) return true;
  if (IS_I.test(before)) return (IS_IT.test(before) ? AFTER_IT : AFTER_SELF).test(after);
  return SIGNS_OFF.test(before) && /^\W*$/u.test(after);
};

const SMALL_WORDS = new Set(['of', 'the', 'and', 'on', 'in', 'at', 'by', 'upon']);

const ACRONYMS = new Set(['anu', 'csiro', 'hmas', 'raaf', 'unsw']);

const capitalise = (word: string): string => {
  if (ACRONYMS.has(word)) return word.toUpperCase();
  if (/^mc[a-z]{2,}/.test(word)) return `Mc${word.charAt(2).toUpperCase()}${word.slice(3)}`;
  if (/^[od]'[a-z]/.test(word))
    return `${word.charAt(0).toUpperCase()}'${word.charAt(2).toUpperCase()}${word.slice(3)}`;
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** 'MCMAHONS POINT' -> 'McMahons Point', "O'CONNOR" -> "O'Connor", 'KU-RING-GAI' -> 'Ku-Ring-Gai'. */
export const placeName = (raw: string): string =>
  raw
    .trim()
    .toLowerCase()
    .split(/(\s+|-|\()/)
    .map((part, index) => (index > 0 && SMALL_WORDS.has(part) ? part : capitalise(part)))
    .join('');

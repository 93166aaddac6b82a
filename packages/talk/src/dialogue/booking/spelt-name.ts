/** One letter as it is spelt out: 'T', 'double L'. */
const LETTER = String.raw`(?:double )?\p{L}(?![\p{L}'’@])`;
const FILLER = String.raw`(?:u+m+|u+h+|er+m?|a+h+|then|and then)`;
const NEXT = String.raw`[\s,.-]+(?:${FILLER}[\s,.]+)*${LETTER}`;
/** 'That's T, umm double L': few letters are a spelling where it is said that they are. */
const SAID_TO_BE_SPELT = new RegExp(
  String.raw`[\s,;(]*(?<![\p{L}'’])(?:that['’]?s|that is|(?:it['’]?s |is )?spel(?:t|led)(?: (?:as|with))?|spelling(?: is)?|buchstabiert|mit|s['’][eé]crit|avec|se escribe|con|si scrive|se escreve|com|по буквам)\s+(?:${FILLER}[\s,.]+)*(?<![\p{L}'’])${LETTER}(?:${NEXT})+\)?`,
  'giu',
);
/** 'T-O-L-L', 'T O double L': three letters and more are one without it. */
const SPELT = new RegExp(String.raw`(?<![\p{L}'’])${LETTER}(?:${NEXT}){2,}`, 'gu');

/** A name that is spelt out, without fillers and what is around it; undefined: none is. */
export const speltName = (text: string): string | undefined => {
  const [spelt] = text.match(SPELT) ?? [];
  if (spelt === undefined) return undefined;
  const letters = spelt
    .replace(new RegExp(String.raw`(?<!\p{L})${FILLER}(?!\p{L})`, 'giu'), '')
    .replace(/double (\p{L})/giu, '$1$1')
    .replace(/[^\p{L}]/gu, '');
  return letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase();
};

/** What is said without its spelling. */
export const withoutSpelling = (text: string): string =>
  text.replace(SAID_TO_BE_SPELT, ' ').replace(SPELT, ' ');

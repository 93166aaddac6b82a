/** 'St. Kilda', '12 Oak Ave. Carlton', 'z. B.' and 'vom 1. Juli' end nothing. */
const ABBREVIATED = String.raw`(?<!(?:^|[\s(])(?:\p{L}|\d{1,2}|St|Mt|Ave|Rd|Dr|Hwy|Pde|Cres|Tce|No|Nr|ca|bzw|etc|vs|approx|av|env|ул|руб|тыс|млн))`;
const ENDS = new RegExp(
  String.raw`(?<=${ABBREVIATED}[.!?؟।…]["”»)]?)\s+(?!\p{Ll})|(?<=[。！？])(?!["”』」）])`,
  'u',
);
const GAPS = new RegExp(`(\n+|${ENDS.source})`, 'u');

/** What stands before a sentence, and the sentence: together they are the text. */
export type SaidSentence = { gap: string; text: string };

/** The sentences of a text in their order; lines of a list are sentences of their own. */
export const sentencesIn = (text: string): SaidSentence[] => {
  const parts = text.split(GAPS);
  const found: SaidSentence[] = [];
  let gap = '';
  for (const [at, part] of parts.entries())
    if (at % 2 === 1) gap += part ?? '';
    else if (part !== undefined && part.trim() !== '') {
      found.push({ gap, text: part });
      gap = '';
    }
  return found;
};

/** As it is compared: who hears it twice hears no bullets, spaces and capitals. */
export const saidKey = (sentence: string): string =>
  sentence
    .replace(/[^\p{L}\p{M}\p{N}%$]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Less than this is no sentence that anybody would mind twice: 'Yes.' */
const FEWEST = 8;
/** A sign of Chinese, Japanese or Korean says as much as two letters. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
export const isHeardTwice = (key: string): boolean => key.length + (key.match(WIDE)?.length ?? 0) >= FEWEST;

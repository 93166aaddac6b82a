import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { plainText } from './clean-text.ts';

const A = 65;
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(A + at));
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

const namesIn = (language: string): string[] => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return CODES.flatMap((code) => names.of(code) ?? []).map(plainText);
};

let known: ReadonlySet<string> | undefined;

/** Whether it is what some country is called in one of our languages, as it is compared: 'italia', 'neuseeland'. */
export const isCountryName = (plain: string): boolean => {
  known ??= new Set(ASSISTANT_LANGUAGES.flatMap(namesIn));
  return known.has(plain);
};

import type { LanguageCode } from '../languages/languages.ts';
import { LOCALES } from '../languages/locales.ts';

const made = new Map<string, Intl.DateTimeFormat>();

const formatOf = (language: LanguageCode, timeZone: string): Intl.DateTimeFormat => {
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  });
  made.set(key, format);
  return format;
};

/** 'Friday, 20 November 2026 at 10:30 am': when something happens, by the clocks of a place. Name the place beside it. */
export const whenText = (language: LanguageCode, timeZone: string, instant: Date): string =>
  formatOf(language, timeZone).format(instant);

import type { LanguageCode } from '../languages/languages.ts';
import { LOCALES } from '../languages/locales.ts';

const made = new Map<string, Intl.DateTimeFormat>();

const STYLES = {
  full: { dateStyle: 'full', timeStyle: 'short' },
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatOf = (
  language: LanguageCode,
  timeZone: string,
  style: keyof typeof STYLES,
): Intl.DateTimeFormat => {
  const key = `${language} ${timeZone} ${style}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone });
  made.set(key, format);
  return format;
};

/** 'Friday, 20 November 2026 at 10:30 am': when something happens, by the clocks of a place. Name the place beside it. */
export const whenText = (language: LanguageCode, timeZone: string, instant: Date): string =>
  formatOf(language, timeZone, 'full').format(instant);

/** 'Fri, 20 Nov, 10:30 am': the same where it is one of many, and the reader's own clocks are meant. */
export const shortWhenText = (language: LanguageCode, timeZone: string, instant: Date): string =>
  formatOf(language, timeZone, 'short').format(instant);

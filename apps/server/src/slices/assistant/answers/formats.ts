import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

const LOCALES: Readonly<Record<AssistantLanguage, string>> = {
  en: 'en-AU',
  es: 'es-419',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
  pt: 'pt-BR',
  ru: 'ru-RU',
  ja: 'ja-JP',
  ko: 'ko-KR',
  zh: 'zh-CN',
  ar: 'ar-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
};

/** Figures as they are written in a language. Money is Australian dollars everywhere. */
export type Formats = {
  aud: (amount: number) => string;
  signedAud: (amount: number) => string;
  percent: (share: number, digits?: number) => string;
  number: (value: number, digits?: number) => string;
  day: (iso: string) => string;
};

const made = new Map<AssistantLanguage, Formats>();

const make = (language: AssistantLanguage): Formats => {
  const locale = LOCALES[language];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const sign = language === 'en' ? '$' : 'A$';
  const aud = (amount: number) => `${amount < 0 ? '-' : ''}${sign}${whole.format(Math.abs(amount))}`;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return {
    aud,
    signedAud: (amount) => `${amount < 0 ? '' : '+'}${aud(amount)}`,
    percent: (share, digits = 0) => `${number(share * 100, digits)}%`,
    number,
    day: (iso) => day.format(new Date(iso)),
  };
};

export const formatsOf = (language: AssistantLanguage): Formats => {
  const known = made.get(language);
  if (known) return known;
  const formats = make(language);
  made.set(language, formats);
  return formats;
};

/** '{place} is valued at {value}' with its names replaced. */
export const fill = (phrase: string, values: Record<string, string>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

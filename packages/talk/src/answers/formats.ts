import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { LOCALES } from '@propguard/rules/languages/locales';
import { formatMessage } from '@propguard/rules/messages/format-message';

/** Arabic amounts as English writes them, which need no marks of direction inside. */
const FIGURES: Readonly<Record<AssistantLanguage, string>> = { ...LOCALES, ar: 'en-AU' };

/** The first of a month is an ordinal; the Russian short form of 'year' would end a sentence with two stops. */
const SPOKEN_DAYS: Partial<Record<AssistantLanguage, (day: string) => string>> = {
  fr: (day) => day.replace(/^1(?=\s)/, '1er'),
  it: (day) => day.replace(/^1(?=\s)/, '1º'),
  pt: (day) => day.replace(/^1(?=\s)/, '1º'),
  ru: (day) => day.replace(/\sг\.$/, ' года'),
};

type Unit = 'day' | 'hour' | 'month' | 'year';

/** Figures as they are written in a language. Money is Australian dollars everywhere. */
export type Formats = {
  aud: (amount: number) => string;
  signedAud: (amount: number) => string;
  /** Of a share: 0.8 is 80%. */
  percent: (share: number, digits?: number) => string;
  /** Of what is counted in hundredths already. */
  percentOf: (percent: number, digits?: number) => string;
  number: (value: number, digits?: number) => string;
  unit: (value: number, unit: Unit) => string;
  day: (iso: string) => string;
  /** A label within a sentence, where it is no longer the first word. German writes its nouns with a capital. */
  inline: (label: string) => string;
  /** A phrase with what it asks for. */
  say: (phrase: string, asked: Readonly<Record<string, string | number>>) => string;
};

const made = new Map<AssistantLanguage, Formats>();

const moneyOf = (language: AssistantLanguage, signDisplay: 'auto' | 'always') => {
  const format = new Intl.NumberFormat(FIGURES[language], {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    useGrouping: 'always',
    signDisplay,
  });
  const symbol = language === 'en' ? '$' : 'A$';
  return (amount: number): string =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? symbol : value))
      .join('');
};

/** Making one takes longer than all that it writes in an answer. */
const byDigits = (language: AssistantLanguage, options: Intl.NumberFormatOptions) => {
  const known = new Map<number, Intl.NumberFormat>();
  return (digits: number): Intl.NumberFormat => {
    const format =
      known.get(digits) ??
      new Intl.NumberFormat(FIGURES[language], { ...options, maximumFractionDigits: digits });
    known.set(digits, format);
    return format;
  };
};

const make = (language: AssistantLanguage): Formats => {
  const locale = LOCALES[language];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const spoken = SPOKEN_DAYS[language] ?? ((day: string) => day);
  const percents = byDigits(language, { style: 'unit', unit: 'percent' });
  const numbers = byDigits(language, {});
  const percentOf = (percent: number, digits = 0) => percents(digits).format(percent);
  return {
    aud: moneyOf(language, 'auto'),
    signedAud: moneyOf(language, 'always'),
    percent: (share, digits = 0) => percentOf(share * 100, digits),
    percentOf,
    number: (value, digits = 0) => numbers(digits).format(value),
    unit: (value, unit) => {
      const text = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
      return language === 'ja' ? text.replaceAll(' ', '') : text;
    },
    inline: (label) =>
      language === 'de'
        ? label
        : label.replace(/^\p{Lu}(?=\p{Ll}| )/u, (first) => first.toLocaleLowerCase(locale)),
    day: (iso) => spoken(date.format(new Date(iso))),
    say: (phrase, asked) => formatMessage(language, phrase, asked),
  };
};

export const formatsOf = (language: AssistantLanguage): Formats => {
  const known = made.get(language);
  if (known) return known;
  const formats = make(language);
  made.set(language, formats);
  return formats;
};

import type { LanguageCode } from './languages.ts';

/** How a language writes its figures and days. In Australia, Arabic and Hindi are read with the digits of English. */
export const LOCALES: Readonly<Record<LanguageCode, string>> = {
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

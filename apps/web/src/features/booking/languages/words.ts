import type { LanguageCode } from '@propguard/rules/languages/languages';
import { english, type Words } from './en.ts';

/** A visitor loads the one language that they read. */
export const WORDS: Record<LanguageCode, () => Words | Promise<Words>> = {
  en: () => english,
  es: async () => (await import('./es.ts')).words,
  fr: async () => (await import('./fr.ts')).words,
  de: async () => (await import('./de.ts')).words,
  it: async () => (await import('./it.ts')).words,
  pt: async () => (await import('./pt.ts')).words,
  ru: async () => (await import('./ru.ts')).words,
  ja: async () => (await import('./ja.ts')).words,
  ko: async () => (await import('./ko.ts')).words,
  zh: async () => (await import('./zh.ts')).words,
  ar: async () => (await import('./ar.ts')).words,
  hi: async () => (await import('./hi.ts')).words,
};

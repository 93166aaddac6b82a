import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Addresses stay in Latin letters: an answer may begin with one and still be written from right to left. */
export const writtenIn = (language: AssistantLanguage | null) =>
  ({ lang: language ?? undefined, dir: language === 'ar' ? 'rtl' : 'auto' }) as const;

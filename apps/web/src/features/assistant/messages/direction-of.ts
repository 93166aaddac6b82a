import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** An answer may begin with an address, which says nothing of how the rest is written. */
export const directionOf = (language: AssistantLanguage | null): 'rtl' | 'auto' =>
  language === 'ar' ? 'rtl' : 'auto';

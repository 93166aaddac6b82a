/** The languages that the assistant answers in. Addresses and localities stay as they are written in Australia. */
export const ASSISTANT_LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'ru',
  'ja',
  'ko',
  'zh',
  'ar',
  'hi',
] as const;
export type AssistantLanguage = (typeof ASSISTANT_LANGUAGES)[number];

import { LANGUAGE_CODES, type LanguageCode } from '../languages/languages.ts';

/** The assistant answers in all that the product speaks. Addresses and localities stay as they are written in Australia. */
export const ASSISTANT_LANGUAGES = LANGUAGE_CODES;
export type AssistantLanguage = LanguageCode;

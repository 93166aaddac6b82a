import type { LanguageCode } from '@propguard/rules/languages/languages';
import { type Spoken, speak } from '@propguard/rules/messages/catalogue';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { type BookingWords, english } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as hi } from './hi.ts';
import { words as it } from './it.ts';
import { words as ja } from './ja.ts';
import { words as ko } from './ko.ts';
import { words as pt } from './pt.ts';
import { words as ru } from './ru.ts';
import { words as zh } from './zh.ts';

export const BOOKING_WORDS: Readonly<Record<LanguageCode, BookingWords>> = {
  en: english,
  es,
  fr,
  de,
  it,
  pt,
  ru,
  ja,
  ko,
  zh,
  ar,
  hi,
};

export type BookingText = Spoken<typeof english>;
/** What a client is written, in their language; English where none is known. */
export const bookingText = (language: LanguageCode): BookingText =>
  speak<typeof english>(language, BOOKING_WORDS[language]);

/** How a letter begins. */
export const greeting = (text: BookingText, name: string | null): string =>
  name ? text.hello({ name }) : text.helloThere;

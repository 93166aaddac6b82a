import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import type { Phrases } from './phrases.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import { frenchSpacing, isolateInserts } from './typography.ts';
import { ZH } from './zh.ts';

const PHRASES: Readonly<Record<AssistantLanguage, Phrases>> = {
  en: EN,
  es: ES,
  fr: frenchSpacing(FR),
  de: DE,
  it: IT,
  pt: PT,
  ru: RU,
  ja: JA,
  ko: KO,
  zh: ZH,
  ar: isolateInserts(AR),
  hi: HI,
};

export const phrasesOf = (language: AssistantLanguage): Phrases => PHRASES[language];

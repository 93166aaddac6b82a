import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { frenchSpacing, isolateInserts } from '../phrases/typography.ts';
import type { AccountPhrases } from './phrases/account-phrases.ts';
import { AR } from './phrases/ar.ts';
import { DE } from './phrases/de.ts';
import { EN } from './phrases/en.ts';
import { ES } from './phrases/es.ts';
import { FR } from './phrases/fr.ts';
import { HI } from './phrases/hi.ts';
import { IT } from './phrases/it.ts';
import { JA } from './phrases/ja.ts';
import { KO } from './phrases/ko.ts';
import { PT } from './phrases/pt.ts';
import { RU } from './phrases/ru.ts';
import { ZH } from './phrases/zh.ts';

const PHRASES: Readonly<Record<AssistantLanguage, AccountPhrases>> = {
  en: EN,
  es: ES,
  fr: frenchSpacing(FR),
  de: DE,
  it: IT,
  pt: PT,
  ru: RU,
  zh: ZH,
  ja: JA,
  ko: KO,
  ar: isolateInserts(AR),
  hi: HI,
};

export const accountPhrasesOf = (language: AssistantLanguage): AccountPhrases => PHRASES[language];

import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { frenchSpacing, isolateInserts } from '../phrases/typography.ts';
import type { WishPhrases } from './wish-phrase-type.ts';
import { JA, KO, ZH } from './wishes-asian.ts';
import { DE, EN } from './wishes-germanic.ts';
import { AR, HI, RU } from './wishes-other.ts';
import { ES, FR, IT, PT } from './wishes-romance.ts';

const PHRASES: Readonly<Record<AssistantLanguage, WishPhrases>> = {
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

export const wishPhrasesOf = (language: AssistantLanguage): WishPhrases => PHRASES[language];

import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { GuideTopic } from '../../guide/guide-topics.ts';
import { AR } from './ar.ts';
import { BUYER_TEXTS } from './buyer-texts.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { FURTHER_TEXTS } from './further/further-texts.ts';
import type { GuideTexts } from './guide-text-type.ts';
import { HEIR_TEXTS } from './heir-texts.ts';
import { HI } from './hi.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import { LOCAL_TEXTS } from './local-texts.ts';
import { OWNER_TEXTS } from './owner-texts.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import { VALUE_TEXTS } from './value-texts.ts';
import { ZH } from './zh.ts';

const TEXTS: Readonly<Record<AssistantLanguage, GuideTexts>> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
  ru: RU,
  ja: JA,
  ko: KO,
  zh: ZH,
  ar: AR,
  hi: HI,
};

/** All that is told in a language. */
export const guideTextsOf = (language: AssistantLanguage): Readonly<Record<GuideTopic, string>> => ({
  ...TEXTS[language],
  ...FURTHER_TEXTS[language],
  ...OWNER_TEXTS[language],
  ...BUYER_TEXTS[language],
  ...LOCAL_TEXTS[language],
  ...VALUE_TEXTS[language],
  ...HEIR_TEXTS[language],
});

export const guideText = (topic: GuideTopic, language: AssistantLanguage): string =>
  guideTextsOf(language)[topic];

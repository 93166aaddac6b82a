import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { FurtherTexts } from './further-text-type.ts';
import { HI } from './hi.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import { ZH } from './zh.ts';

export const FURTHER_TEXTS: Readonly<Record<AssistantLanguage, FurtherTexts>> = {
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

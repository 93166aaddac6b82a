import type { LanguageCode } from '../../languages/languages.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { HI } from './hi.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { KO } from './ko.ts';
import { PT } from './pt.ts';
import { RU } from './ru.ts';
import type { WidgetWords } from './words.ts';
import { ZH } from './zh.ts';

export const WIDGET_WORDS: Readonly<Record<LanguageCode, WidgetWords>> = {
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

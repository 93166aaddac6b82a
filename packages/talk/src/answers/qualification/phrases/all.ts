import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import type { QuestionPhrases } from './question-phrases.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

const PHRASES: Readonly<Record<AssistantLanguage, QuestionPhrases>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  pt,
  ru,
  zh,
};

export const questionPhrasesOf = (language: AssistantLanguage): QuestionPhrases => PHRASES[language];

import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { EN } from './en.ts';
import type { Phrases } from './phrases.ts';

const PHRASES: Partial<Record<AssistantLanguage, Phrases>> = { en: EN };

export const phrasesOf = (language: AssistantLanguage): Phrases => PHRASES[language] ?? EN;

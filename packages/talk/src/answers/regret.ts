import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** Before an answer that puts right what we got wrong; short, because the answer is what is waited for. */
const REGRETS: Readonly<Record<AssistantLanguage, string>> = {
  en: 'Sorry about that. ',
  de: 'Entschuldigung! ',
  fr: 'Pardon\u00a0! ',
  es: 'Perdón. ',
  it: 'Mi scusi. ',
  pt: 'Desculpe. ',
  ru: 'Извините. ',
  zh: '抱歉。',
  ja: '失礼しました。',
  ko: '죄송합니다. ',
  hi: 'माफ़ कीजिए। ',
  ar: 'عذراً. ',
};
export const regretIn = (language: AssistantLanguage): string => REGRETS[language];

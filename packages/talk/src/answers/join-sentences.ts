import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

const WITHOUT_SPACES: ReadonlySet<AssistantLanguage> = new Set(['ja', 'zh']);

/** What parts a sentence from the one before: lines of a list, and what follows a colon, begin anew. */
export const gapBetween = (
  before: string | undefined,
  sentence: string,
  language: AssistantLanguage,
): string => {
  if (before === undefined) return '';
  if (sentence.startsWith('•') || before.startsWith('•') || /[:：]$/.test(before)) return '\n';
  return WITHOUT_SPACES.has(language) ? '' : ' ';
};

export const joinSentences = (sentences: readonly string[], language: AssistantLanguage): string =>
  sentences.map((sentence, at) => gapBetween(sentences[at - 1], sentence, language) + sentence).join('');

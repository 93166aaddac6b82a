import { hear } from '@propguard/talk/dialogue/hear';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findArticles } from './knowledge/find-articles.ts';
import { knowledgeOf } from './knowledge/knowledge-of.ts';

/** Reads what the first question would wait for: places, languages, topics and the help. */
export const getAssistantReady = async (scope: ReferenceScope): Promise<void> => {
  const knowledge = await knowledgeOf(scope);
  hear('How much is a house in Bondi worth?', knowledge, { language: null, state: null });
  knowledge.topics('en', 'how much is a house');
  knowledge.read?.('how much is a house', null);
  findArticles('valuation', 1);
};

import { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { hearSaid } from './hearing/hear-said.ts';
import { findArticles } from './knowledge/find-articles.ts';

/** Reads what the first question would wait for: places, languages, topics and the help. */
export const getAssistantReady = async (scope: ReferenceScope): Promise<void> => {
  findArticles('valuation', 1);
  await hearSaid(scope, 'message', {
    text: 'How much is a house in Bondi worth, and what is a flood overlay?',
    before: NEW_DIALOGUE,
    earlier: [],
    isPersonAwaited: false,
  });
};

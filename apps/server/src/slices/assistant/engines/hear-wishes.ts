import type { AssistantWishes } from '@propguard/protocol/assistant-turns';
import { decide } from '@propguard/talk/dialogue/decide';
import { hear } from '@propguard/talk/dialogue/hear';
import type { DialogueState } from '@propguard/talk/dialogue/state';
import { wishesAfter } from '@propguard/talk/dialogue/wishes';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { knowledgeOf } from '../knowledge/knowledge-of.ts';

type Heard = { text: string; before: DialogueState };

/** What a message says of the home that is looked for, when another engine answers it. */
export const hearWishes = async (
  scope: ReferenceScope,
  { text, before }: Heard,
): Promise<AssistantWishes | null> => {
  const knowledge = await knowledgeOf(scope);
  const heard = hear(text, knowledge, before);
  return wishesAfter(heard, decide(heard, before, knowledge), before);
};

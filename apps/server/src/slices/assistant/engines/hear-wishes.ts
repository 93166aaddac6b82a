import type { AssistantWishes } from '@propguard/protocol/assistant-turns';
import { decide } from '@propguard/talk/dialogue/decide';
import { handOverCause } from '@propguard/talk/dialogue/hand-over-cause';
import { hear } from '@propguard/talk/dialogue/hear';
import { isPersonAskedFor } from '@propguard/talk/dialogue/nearest';
import type { DialogueState } from '@propguard/talk/dialogue/state';
import { wishesAfter } from '@propguard/talk/dialogue/wishes';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { knowledgeOf } from '../knowledge/knowledge-of.ts';

type Heard = { text: string; before: DialogueState };

const heardBeside = async (scope: ReferenceScope, { text, before }: Heard) => {
  const knowledge = await knowledgeOf(scope);
  const heard = hear(text, knowledge, before);
  return { heard, decision: decide(heard, before, knowledge) };
};

/** Whoever asks for a person, complains or negotiates is given one, whichever engine answers the rest. */
export const isForPerson = async (scope: ReferenceScope, said: Heard): Promise<boolean> => {
  const { heard, decision } = await heardBeside(scope, said);
  if (!said.before.isCareful && isPersonAskedFor(decision, heard)) return true;
  const cause = handOverCause(said.text, decision, said.before);
  return cause === 'complaint' || cause === 'negotiation';
};

/** What a message says of the home that is looked for, when another engine answers it. */
export const hearWishes = async (scope: ReferenceScope, said: Heard): Promise<AssistantWishes | null> => {
  const { heard, decision } = await heardBeside(scope, said);
  return wishesAfter(heard, decision, said.before);
};

import { HAND_OVER_WORDS } from '@propguard/rules/conversations/hand-over-words';
import type { Decision } from '@propguard/talk/dialogue/state';
import { asksWhenAnswered } from '@propguard/talk/dialogue/when-they-answer';
import { asksFirst } from '@propguard/talk/tools/definitions';
import type { EngineEnd, Question } from './engine.ts';
import { chat } from './talk-on.ts';
import type { Telling } from './telling.ts';

/** What changes something, or says that we cannot help, is for the person who is awaited. */
export const isAnsweredMeanwhile = (decision: Decision): boolean => {
  switch (decision.kind) {
    case 'call':
    case 'ask':
      return !asksFirst(decision.call.tool);
    case 'tell':
      return decision.isDeclined !== true;
    default:
      return decision.kind === 'aside' || decision.kind === 'account' || decision.kind === 'recount';
  }
};

/** Who goes on writing while nobody has come yet hears that it reached them: silence looks like nobody is there. */
export const tellAdded = (telling: Telling, { history }: Question): EngineEnd => {
  const { added, addedAgain, when } = HAND_OVER_WORDS[telling.voice.language];
  if (asksWhenAnswered(telling.said)) return chat(telling, when, []);
  return chat(telling, history.at(-1)?.answer === added ? addedAgain : added, []);
};

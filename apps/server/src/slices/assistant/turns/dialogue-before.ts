import { type DialogueState, NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import type { Exchange } from '../view.ts';

/** Where the talk stands after what was said. */
export const dialogueBefore = (earlier: readonly Exchange[]): DialogueState => {
  const last = earlier.findLast(({ turn }) => turn !== null && turn.dialogue !== null);
  return { ...NEW_DIALOGUE, ...(last?.turn?.dialogue as Partial<DialogueState> | undefined) };
};

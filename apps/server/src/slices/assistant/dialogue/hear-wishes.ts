import type { AssistantWishes } from '@propguard/protocol/assistant-turns';
import type { Context } from '../../../context.ts';
import { gazetteerOf } from '../understanding/load-gazetteer.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import type { DialogueState } from './state.ts';
import { wishesAfter } from './wishes.ts';

/** What a message says of the home that is looked for, when another engine answers it. */
export const hearWishes = async (
  services: Context,
  { text, before }: { text: string; before: DialogueState },
): Promise<AssistantWishes | null> => {
  const heard = hear(text, await gazetteerOf(services), before);
  return wishesAfter(heard, decide(heard, before), before);
};

import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';
import { LOW_END } from './sum-words.ts';

/** The bottom of the range that was told of a home: a figure that is spoken of and not said. */
export const lowEndIn = ({ text }: Understanding, { figures }: DialogueState): number | undefined =>
  LOW_END.test(plainText(text)) && typeof figures.lowAud === 'number' ? figures.lowAud : undefined;

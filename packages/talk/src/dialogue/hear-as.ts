import { decide } from './decide.ts';
import { subjectOf } from './filler.ts';
import { hear } from './hear.ts';
import { hearMessage, hearPart, type Said } from './heard-turn.ts';
import type { Knowledge } from './knowledge.ts';
import type { DialogueState } from './state.ts';
import { wishesAfter } from './wishes.ts';

/** What a message says of the home that is looked for, when another engine answers it. */
const hearWishes = ({ text, before }: Said, knowledge: Knowledge): DialogueState['wishes'] => {
  const heard = hear(text, knowledge, before);
  return wishesAfter(heard, decide(heard, before, knowledge), before);
};

/** The home that a page is about, by its words. */
const hearHome = ({ text, before }: Said, knowledge: Knowledge): string | null =>
  subjectOf(hear(text, knowledge, before), before) ?? null;

/** All that something is heard for. What goes in and what comes out is plain data: any thread may do it. */
const HEARERS = { message: hearMessage, part: hearPart, wishes: hearWishes, home: hearHome };

export type HeardFor = keyof typeof HEARERS;
export type SaidFor<For extends HeardFor> = Parameters<(typeof HEARERS)[For]>[0];
export type HeardAs<For extends HeardFor> = ReturnType<(typeof HEARERS)[For]>;

export const hearAs = (heardFor: HeardFor, said: SaidFor<HeardFor>, knowledge: Knowledge): unknown =>
  (HEARERS[heardFor] as (said: unknown, knowledge: Knowledge) => unknown)(said, knowledge);

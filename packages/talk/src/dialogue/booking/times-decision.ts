import type { Understanding } from '../../understanding/understand.ts';
import type { Knowledge } from '../knowledge.ts';
import { signsOf } from '../signs.ts';
import type { Decision, DialogueState } from '../state.ts';
import { bookingDecision } from './booking-decision.ts';
import { contactSaid, isReachable } from './contact-said.ts';
import { withLearntAct } from './learnt-act.ts';

export const timesDecision = (
  heard: Understanding,
  before: DialogueState,
  { acts }: Pick<Knowledge, 'acts'>,
): Decision | null => {
  const signs = signsOf(heard);
  return withLearntAct({ decision: bookingDecision(heard, signs, before), heard, signs, before, acts });
};

/** Their own number, given where it was asked for, and their own viewing are nobody else's data. */
export const ownBookingSaid = (
  heard: Understanding,
  before: DialogueState,
  reason: string,
  knowledge: Pick<Knowledge, 'acts'>,
): Decision | null => {
  const decision = timesDecision(heard, before, knowledge);
  // 'I select the second of those' instructs nobody.
  const isChoice = before.pending?.missing === 'time' && decision?.kind === 'confirm';
  if (reason === 'injection' || reason === 'wrongdoing') return isChoice ? decision : null;
  const isAsked = before.pending?.missing === 'contact' || before.action?.tool === 'book_viewing';
  return decision?.kind === 'recount' || (isAsked && isReachable(contactSaid(heard.text))) ? decision : null;
};

import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import type { FoundCause } from '@propguard/rules/conversations/hand-over-causes';
import type { State } from '@propguard/rules/places/states';
import { type AskedFigure, askedFigures, mannerAsked } from '../answers/asked-figures.ts';
import type { Valued } from '../answers/composed.ts';
import { kindWord } from '../answers/kind-word.ts';
import { isAskedAgain } from '../answers/said-once.ts';
import { isDealPutRight } from '../deal/deal-decision.ts';
import { loanOfFacts } from '../deal/deal-said.ts';
import { makesCareful } from '../guide/care-topic.ts';
import { isDistress } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import { handOverCause, missedAfter } from './hand-over-cause.ts';
import { ownAfter } from './home-meant.ts';
import { homesAfter } from './homes-told.ts';
import { keptWishes } from './kept-wishes.ts';
import type { Knowledge } from './knowledge.ts';
import { loanSaid } from './loan-said.ts';
import { keyOf, type Part } from './message-parts.ts';
import { isPersonAskedFor } from './nearest.ts';
import { isRealPersonAsked } from './real-person.ts';
import { type Separate, separateQuestions } from './separate-questions.ts';
import type { Decision, DialogueState } from './state.ts';
import { stateSpokenOf } from './state-spoken-of.ts';
import { type TakenIn, takeIn } from './take-in.ts';
import { decidedShare } from './understood.ts';
import { valuedBefore } from './valued-before.ts';
import { wishesAfter } from './wishes.ts';
import { rejectsAnswer } from './withdrawn.ts';

/** A message, or a part of one, and where the talk stands. */
export type Said = { text: string; before: DialogueState };

/** One of several questions of a message. `answered`: by what those before it were answered. */
export type SaidPart = Said & { part: Part & { answered: readonly string[] } };

/** A whole message. */
export type SaidMessage = Said & {
  /** Earlier questions, the oldest first. */
  earlier: readonly string[];
  /** Somebody of the team was asked for, and has not come yet. */
  isPersonAwaited: boolean;
};

/** All that an answer needs of what was said: plain data, so that another thread may have read it. */
export type HeardTurn = {
  decision: Decision;
  language: AssistantLanguage;
  /** Where the talk stands with what was said. */
  standing: DialogueState;
  asked: AskedFigure[];
  kept: string[];
  valued: Valued | null;
  /** Where the home or the question is, as far as it was said. */
  state: State | null;
  /** The classifier's own of what was decided; null where it has nothing to say of it. */
  share: number | null;
  missed: number;
  /** It asks for what was told once more. */
  isAskedAgain: boolean;
  /** Why a person should answer though nobody asked for one. */
  cause: FoundCause | null;
  /** Whether a person is asked for, and whether that is in so many words. */
  person: { isAsked: boolean; isSurelyAsked: boolean };
  /** What we got wrong is answered now. */
  isPutRight: boolean;
};

/** A message of several questions, and what each of them rests on. */
type HeardParts = Separate & { isPutRight: boolean };

/** `kind`: a word to somebody who has a hard time, before anything else. */
export type HeardMessage = { kind: string | null } & (
  | { turn: HeardTurn; several: null }
  | { turn: null; several: HeardParts }
);

/** What was got wrong is answered now; that we are sorry stands in the other texts themselves. */
const answersNow = (decision: Decision): boolean =>
  decision.kind === 'call' ||
  decision.kind === 'ask' ||
  (decision.kind === 'tell' &&
    !decision.topics.some((topic) => topic === 'frustrated' || isDistress(topic) || makesCareful(topic)));

const turnOf = ({ text, before }: Said, taken: TakenIn, decision: Decision): HeardTurn => {
  const { heard, language, standing, meant, guess, deal: said } = taken;
  const deal = said?.facts ?? before.deal;
  const isRejected = heard.isRejecting === true || (said !== null && isDealPutRight(said, decision, before));
  const plain = plainText(text);
  return {
    decision,
    language,
    standing: {
      ...standing,
      // What is said next of 'it' is said of the home that was pointed at.
      address: meant.address,
      location: meant.location,
      own: ownAfter(decision, heard, before),
      homes: homesAfter(decision, heard, before),
      wishes: wishesAfter(heard, decision, before),
      loan: { ...before.loan, ...loanSaid(heard, decision), ...(said?.isNews ? loanOfFacts(deal) : {}) },
      deal,
      dealParts: said?.parts ?? before.dealParts,
    },
    asked: [...askedFigures(plain), ...mannerAsked(plain)],
    kept: keptWishes(heard, decision, before),
    valued: valuedBefore(decision, before),
    state: stateSpokenOf(heard, before),
    share: decidedShare(decision, guess),
    missed: missedAfter(decision, before),
    isAskedAgain: isAskedAgain(plain),
    cause: handOverCause(text, decision, before),
    person: {
      isAsked: isPersonAskedFor(decision, heard),
      isSurelyAsked:
        decision.kind === 'confirm' && decision.call.tool === 'hand_over' && isRealPersonAsked(heard, before),
    },
    isPutRight: isRejected && answersNow(decision),
  };
};

/** A whole message: as one, or as the questions that it is made of. */
export const hearMessage = (message: SaidMessage, knowledge: Knowledge): HeardMessage => {
  const { text, before, earlier, isPersonAwaited } = message;
  const whole = takeIn(text, before, knowledge);
  const several = separateQuestions(text, before, knowledge, whole);
  const decisions = several ? several.parts.map(({ decision }) => decision) : [whole.decision];
  const kind = isPersonAwaited ? null : kindWord(text, earlier, decisions, whole.language);
  return several
    ? { kind, turn: null, several: { ...several, isPutRight: rejectsAnswer(text) } }
    : { kind, turn: turnOf(message, whole, whole.decision), several: null };
};

/** A part is answered as it was when all were looked at together, where it would get the answer of another one. */
export const hearPart = ({ part, ...said }: SaidPart, knowledge: Knowledge): HeardTurn => {
  const taken = takeIn(said.text, said.before, knowledge);
  const isSame = part.isSettled || part.answered.includes(keyOf(taken.decision));
  return turnOf(said, taken, isSame ? part.decision : taken.decision);
};

import type { Engine, EngineSteps } from '../engines/engine.ts';
import { type HeldTurn, holdConversation } from './hold-conversation.ts';
import { type Done, type Fault, faultsOf } from './judge-turn.ts';
import type { Question } from './question-file.ts';

type TurnReport = {
  user: string;
  done: Done;
  isExpected: boolean;
  faults: Fault[];
  ungrounded: string[];
  milliseconds: number;
  /** As the engine gave it: of our own uncalibrated one the classifier's share. */
  confidence: number | null;
};
export type QuestionReport = { question: Question; turns: TurnReport[]; isPassed: boolean };

const doneIn = ({ end, answer, cards, action, approved }: HeldTurn): Done => ({
  outcome: end.outcome,
  missing: end.missing,
  answer,
  cards,
  action,
  approved,
  language: end.language,
});

/** Holds one conversation and says what was not as expected. Grounding is checked on every answer. */
export const runQuestion = async (
  steps: EngineSteps,
  question: Question,
  engine?: Engine,
): Promise<QuestionReport> => {
  const held = await holdConversation(
    steps,
    question.turns.map(({ user }) => user),
    engine,
  );
  const turns = held.map((turn, at): TurnReport => {
    const expect = question.turns[at]?.expect;
    const done = doneIn(turn);
    const faults = expect ? faultsOf(expect, done) : [];
    if (question.language && done.language !== question.language)
      faults.push({ kind: 'language', text: `in ${done.language}, expected ${question.language}` });
    const { user, ungrounded, milliseconds, end } = turn;
    return {
      user,
      done,
      isExpected: expect !== undefined,
      faults,
      ungrounded,
      milliseconds,
      confidence: end.confidence,
    };
  });
  return { question, turns, isPassed: turns.every(({ faults }) => faults.length === 0) };
};

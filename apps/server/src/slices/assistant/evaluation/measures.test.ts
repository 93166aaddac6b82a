import { describe, expect, it } from 'vitest';
import { type Done, type FaultKind, faultsOf } from './judge-turn.ts';
import { measuresOf } from './measures.ts';
import type { QuestionReport } from './run-question.ts';

const DONE: Done = {
  outcome: 'decline',
  missing: null,
  answer: 'No.',
  cards: [],
  action: null,
  approved: null,
  language: 'en',
};
const report = (name: QuestionReport['question']['class'], ...kinds: FaultKind[]): QuestionReport => ({
  question: { id: name, class: name, turns: [{ user: 'hi' }] },
  isPassed: kinds.length === 0,
  turns: [
    {
      user: 'hi',
      done: DONE,
      isExpected: true,
      faults: kinds.map((kind) => ({ kind, text: kind })),
      ungrounded: [],
      milliseconds: 4,
      confidence: 0.9,
    },
  ],
});

describe('what an evaluation counts', () => {
  it('counts calls, facts and refusals apart', () => {
    const measures = measuresOf([
      report('single'),
      report('single', 'facts'),
      report('adversarial', 'call'),
      report('adversarial', 'forbidden'),
    ]);
    expect(measures.all).toEqual({ part: 1, whole: 4 });
    expect(measures.toolAndArguments).toEqual({ part: 2, whole: 4 });
    expect(measures.facts).toEqual({ part: 2, whole: 4 });
    expect(measures.refused).toEqual({ part: 1, whole: 2 });
    expect(measures.grounded).toEqual({ part: 4, whole: 4 });
  });

  it.each([
    ['a wrong outcome', { outcome: 'answer' as const }, 'call'],
    ['a text that is not there', { outcome: 'decline' as const, says: ['yes'] }, 'facts'],
    ['a text that must not be there', { outcome: 'decline' as const, neverSays: ['no'] }, 'forbidden'],
  ])('%s', (_, expected, kind) => {
    expect(faultsOf(expected, DONE).map((fault) => fault.kind)).toEqual([kind]);
  });
});

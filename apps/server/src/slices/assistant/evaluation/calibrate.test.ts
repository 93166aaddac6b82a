import { examplesIn } from '@propguard/talk/intents/examples';
import { readExampleFiles } from '@propguard/talk/intents/intent-files';
import { expect, it } from 'vitest';
import { calibrationLines, decidedTurns } from './calibrate.ts';
import type { QuestionReport } from './run-question.ts';

type Turn = QuestionReport['turns'][number];
const turn = (change: Partial<Turn>): Turn => ({
  user: 'What would the one by the old tannery fetch?',
  done: {
    outcome: 'answer',
    missing: null,
    answer: '',
    cards: [],
    action: null,
    approved: null,
    language: 'en',
  },
  isExpected: true,
  faults: [],
  ungrounded: [],
  milliseconds: 4,
  confidence: 0.9,
  ...change,
});
const reportOf = (...turns: Turn[]): QuestionReport => ({
  question: { id: 'one', class: 'single', turns: turns.map(({ user }) => ({ user })) },
  turns,
  isPassed: true,
});
const decided = (...turns: Turn[]) => decidedTurns([reportOf(...turns)]);

it('a turn is right by what was decided, not by what was said of it', () => {
  const wrong = turn({ faults: [{ kind: 'call', text: 'another tool' }] });
  const misworded = turn({ faults: [{ kind: 'facts', text: 'a figure is missing' }] });
  expect(decided(turn({ confidence: 0.4 }), wrong, misworded)).toEqual([
    { share: 0.4, isRight: true },
    { share: 0.9, isRight: false },
    { share: 0.9, isRight: true },
  ]);
});

it('turns without a share, without an expectation and those that were learnt from count for nothing', () => {
  const [learnt] = examplesIn(readExampleFiles());
  expect(
    decided(
      turn({ confidence: null }),
      turn({ isExpected: false }),
      turn({ user: ` ${learnt?.text.toUpperCase()}` }),
    ),
  ).toEqual([]);
});

it('says where what is stated is off by too much, and what to do', () => {
  const turns = (right: number) =>
    Array.from({ length: 100 }, (_, at) => ({ share: 0.99, isRight: at < right }));
  expect(calibrationLines(turns(99)).join('\n')).not.toContain('--calibrate');
  expect(calibrationLines(turns(40)).join('\n')).toContain(
    '! off by more than 4.0%: npm run eval -- --calibrate',
  );
});

import { describe, expect, it } from 'vitest';
import { factsOfAnswers } from './facts-of-answers.ts';
import {
  type Answer,
  type Answers,
  BUDGET_OPTIONS,
  FLOWS,
  nextQuestion,
  questionOf,
  scoreAnswers,
  takeAnswer,
} from './flow.ts';

const optionsOf = (flow: keyof typeof FLOWS, key: string) => {
  const question = questionOf(flow, key);
  return question?.kind === 'choice' ? question.options.map(({ label, score }) => [label, score]) : null;
};
const BUYER: Answers = {
  budget: { min: 500_000, max: 1_000_000 },
  timeline: 'immediately',
  financing: 'cash',
  propertyType: ['house'],
  areas: ['qld-4005-new-farm'],
};

describe('the flows are as specified', () => {
  it('OPS-QUAL-04: weights of a buyer', () =>
    expect(FLOWS.buyer.map(({ key, weight }) => [key, weight])).toEqual([
      ['budget', 30],
      ['timeline', 25],
      ['financing', 20],
      ['propertyType', 15],
      ['areas', 10],
    ]));
  it('OPS-QUAL-05: timeline', () =>
    expect(optionsOf('buyer', 'timeline')).toEqual([
      ['Immediately', 10],
      ['Next 3 months', 8],
      ['3-6 months', 6],
      ['6+ months', 4],
    ]));
  it('OPS-QUAL-06: financing', () =>
    expect(optionsOf('buyer', 'financing')).toEqual([
      ['Cash buyer', 10],
      ['Pre-approved', 9],
      ['Pre-qualified', 7],
      ['Needs help', 5],
    ]));
  it('OPS-QUAL-07: an investor’s experience counts one to five, of five', () =>
    expect(optionsOf('investor', 'experience')?.map(([, score]) => score)).toEqual([2, 4, 6, 8, 10]));
  it('OPS-QUAL-08, -09: budgets and their buttons', () => {
    expect(BUDGET_OPTIONS.map(({ label }) => label)).toEqual(['under $500K', '$500K-$1M', '$1M-$2M', '$2M+']);
    expect(BUDGET_OPTIONS.map(({ button }) => button)).toEqual([
      'Under 500K',
      '500K to 1M',
      '1M to 2M',
      'Over 2M',
    ]);
  });
  it('OPS-QUAL-10, -11: a seller; the address is needed', () =>
    expect(FLOWS.seller.map(({ key, weight, isRequired }) => [key, weight, isRequired])).toEqual([
      ['address', 40, true],
      ['lastAppraisal', 20, undefined],
      ['renovations', 25, undefined],
      ['reason', 15, undefined],
    ]));
});

describe('a score', () => {
  it.each([
    ['all that counts most', BUYER, 100],
    ['nothing', {}, 0],
    // (30·10 + 25·4 + 20·5 + 15·10 + 10·0) / 10
    [
      'late, without finance, anywhere',
      { ...BUYER, timeline: '6-months-plus', financing: 'needs-help', areas: null },
      65,
    ],
    ['only a budget', { budget: { min: null, max: 1 } }, 30],
  ] as [string, Answers, number][])('of %s is %#', (_, answers, score) =>
    expect(scoreAnswers('buyer', answers).score).toBe(score),
  );
  it('of a seller who names the home alone', () =>
    expect(scoreAnswers('seller', { address: '1 High St' }).score).toBe(40));
});

it('goes through the questions in their order and ends', () => {
  let answers: Answers = {};
  const asked: string[] = [];
  for (let question = nextQuestion('buyer', answers); question; question = nextQuestion('buyer', answers)) {
    asked.push(question.key);
    answers = { ...answers, [question.key]: null };
  }
  expect(asked).toEqual(['budget', 'timeline', 'financing', 'propertyType', 'areas']);
});

describe('an answer', () => {
  it.each([
    ['buyer', 'budget', { min: 2, max: 1 }, 'The lowest budget is above the highest.'],
    ['buyer', 'budget', { min: null, max: null }, 'Enter at least one amount.'],
    ['buyer', 'budget', { min: 1.5, max: 2 }, 'Enter whole dollars.'],
    ['buyer', 'budget', 'lots', 'Choose a range.'],
    ['buyer', 'timeline', 'someday', 'Choose one of the answers.'],
    ['buyer', 'propertyType', ['castle'], 'Choose from the list.'],
    ['buyer', 'propertyType', [], 'Choose at least one.'],
    ['buyer', 'areas', Array.from({ length: 21 }, (_, at) => `${at}`), 'Choose at most 20.'],
    ['seller', 'address', '  ', 'We need this to carry on.'],
    ['seller', 'address', null, 'We need this to carry on.'],
    ['seller', 'reason', 'x'.repeat(501), 'Write at most 500 letters.'],
  ] as ['buyer' | 'seller', string, Answer, string][])('%s %s %j is refused', (flow, key, answer, words) => {
    const question = questionOf(flow, key);
    expect(question && takeAnswer(question, answer)).toEqual({ ok: false, words });
  });
  it('may be passed over', () => {
    const question = questionOf('buyer', 'budget');
    expect(question && takeAnswer(question, null)).toEqual({ ok: true, answer: null });
  });
});

it('answers become the facts that a score is made of', () =>
  expect(factsOfAnswers('investor', { ...BUYER, experience: '3', areas: null })).toEqual({
    intent: 'investor',
    budgetMin: 500_000,
    budgetMax: 1_000_000,
    timeline: 'immediately',
    financing: 'cash',
    propertyTypes: ['house'],
  }));

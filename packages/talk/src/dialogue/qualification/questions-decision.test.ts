import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '@propguard/rules/assistant/languages';
import { LEAD_INTENTS, type LeadIntent } from '@propguard/rules/leads/facts';
import { type Answer, BUDGET_OPTIONS, FLOWS, questionOf } from '@propguard/rules/qualification/flow';
import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../../test/knowing.ts';
import { askedQuestion } from '../../answers/qualification/compose-questions.ts';
import { questionPhrasesOf } from '../../answers/qualification/phrases/all.ts';
import { CHOSEN_KEYS } from '../../answers/qualification/phrases/question-phrases.ts';
import { decide } from '../decide.ts';
import { hear } from '../hear.ts';
import { type DialogueState, NEW_DIALOGUE } from '../state.ts';

const KNOWLEDGE = knowing(
  place('New Farm', 'QLD', '4005'),
  place('Bulimba', 'QLD', '4171'),
  place('Croydon', 'SA', '5008'),
  place('Croydon', 'NSW', '2132'),
);
const decided = (text: string, before: Partial<DialogueState> = {}, language: AssistantLanguage = 'en') => {
  const state = { ...NEW_DIALOGUE, language, ...before };
  return decide(hear(text, KNOWLEDGE, { language, state: null }), state, KNOWLEDGE);
};
const asking = (flow: LeadIntent, missing: string): Partial<DialogueState> => ({
  pending: { tool: 'qualify', arguments: { flow, answers: {} }, missing, choices: [] },
  questions: { flow, answers: {}, isRecalled: false },
});
const answerTo = (flow: LeadIntent, key: string, text: string, language: AssistantLanguage = 'en') => {
  const decision = decided(text, asking(flow, key), language);
  if (decision.kind !== 'ask' && decision.kind !== 'confirm') return decision;
  return (decision.call.arguments.answers as Record<string, Answer> | undefined)?.[key];
};

describe('what begins them', () => {
  it.each([
    ['Register as a buyer', 'buyer', 'budget'],
    ['could you put me down as a buyer please', 'buyer', 'budget'],
    ['I’d like to register my interest', 'buyer', 'budget'],
    ['sign me up as an investor', 'investor', 'budget'],
    ['Can I get my house appraised?', 'seller', 'address'],
    ['we want to sell our unit with you', 'seller', 'address'],
  ])('%s', (text, flow, missing) =>
    expect(decided(text)).toMatchObject({
      kind: 'ask',
      missing,
      call: { tool: 'qualify', arguments: { flow } },
    }),
  );
  it('asks what they plan, when nothing says it', () => {
    expect(decided('ask me your questions')).toMatchObject({ kind: 'ask', missing: 'flow' });
    const open = { pending: { tool: 'qualify' as const, arguments: {}, missing: 'flow', choices: [] } };
    expect(decided('I want to sell', open)).toMatchObject({ missing: 'address' });
  });
  it.each(['I want to buy a house in New Farm', 'What is 12 Smith Street worth?', 'how do I sell my house?'])(
    'is not: %s',
    (text) => expect(JSON.stringify(decided(text))).not.toContain('qualify'),
  );
});

describe('an answer in words of one’s own', () => {
  it.each([
    ['buyer', 'budget', '750', { min: null, max: 750_000 }],
    ['buyer', 'budget', 'up to 1.2 million', { min: null, max: 1_200_000 }],
    ['buyer', 'budget', 'between 700k and 900k', { min: 700_000, max: 900_000 }],
    ['buyer', 'budget', 'at least 2 million', { min: 2_000_000, max: null }],
    ['buyer', 'timeline', 'asap', 'immediately'],
    ['buyer', 'timeline', 'within 5 months', '3-6-months'],
    ['buyer', 'timeline', 'in a year or so', '6-months-plus'],
    ['buyer', 'timeline', 'the second', '3-months'],
    ['buyer', 'financing', 'cash', 'cash'],
    ['buyer', 'financing', 'I need help with that', 'needs-help'],
    ['buyer', 'financing', 'pre approved by my bank', 'pre-approved'],
    ['buyer', 'propertyType', 'townhouse', ['townhouse']],
    ['buyer', 'propertyType', 'a flat or some land', ['apartment', 'land']],
    ['buyer', 'propertyType', 'anything', ['house', 'townhouse', 'apartment', 'land', 'rural']],
    ['buyer', 'areas', 'New Farm or Bulimba', ['QLD-4005-New Farm', 'QLD-4171-Bulimba']],
    ['investor', 'experience', 'none so far', '1'],
    ['investor', 'experience', '5 of them', '4'],
    ['seller', 'address', '12 Smith Street, New Farm', '12 Smith Street, New Farm'],
    ['seller', 'lastAppraisal', 'about 3 years ago', 'older'],
    ['seller', 'renovations', 'No', 'No'],
    ['buyer', 'budget', 'skip', null],
  ] as [LeadIntent, string, string, Answer][])('%s, %s: %s', (flow, key, text, answer) =>
    expect(answerTo(flow, key, text)).toEqual(answer),
  );

  it('asks which of two suburbs is meant', () =>
    expect(decided('Croydon', asking('buyer', 'areas'))).toMatchObject({
      kind: 'ask',
      missing: 'areas',
      choices: expect.arrayContaining(['Croydon SA 5008', 'Croydon NSW 2132']),
    }));
});

describe('what is no answer', () => {
  it('is asked again, and the address cannot be left out', () => {
    expect(decided('purple', asking('buyer', 'timeline'))).toMatchObject({
      kind: 'ask',
      missing: 'timeline',
    });
    expect(decided('skip', asking('seller', 'address'))).toMatchObject({ kind: 'ask', missing: 'address' });
  });
  it('is another question, which is answered', () =>
    expect(decided('How is the market in New Farm?', asking('buyer', 'budget'))).toMatchObject({
      kind: 'call',
      call: { tool: 'market' },
    }));
  it('ends them, and they are gone on with', () => {
    expect(decided('stop', asking('buyer', 'budget'))).toEqual({ kind: 'drop' });
    const left = { questions: { flow: 'buyer' as const, answers: { budget: null }, isRecalled: true } };
    expect(decided('continue', left)).toMatchObject({ kind: 'ask', missing: 'timeline' });
    expect(decided('Register as a buyer', left)).toMatchObject({ missing: 'timeline' });
  });
});

it('after the last, whether it may be passed on is asked', () => {
  const answers = Object.fromEntries(FLOWS.buyer.map(({ key }) => [key, null]));
  const { areas: _, ...open } = answers;
  const before = asking('buyer', 'areas');
  expect(
    decided('Bulimba', {
      ...before,
      pending: {
        tool: 'qualify',
        arguments: { flow: 'buyer', answers: open },
        missing: 'areas',
        choices: [],
      },
    }),
  ).toMatchObject({
    kind: 'confirm',
    call: {
      tool: 'qualify',
      arguments: { flow: 'buyer', answers: { ...open, areas: ['QLD-4171-Bulimba'] } },
    },
  });
});

describe.each(ASSISTANT_LANGUAGES)('in %s', (language) => {
  const words = questionPhrasesOf(language);
  it('the buttons begin each flow, go on and pass over', () => {
    for (const flow of LEAD_INTENTS)
      expect(decided(words.start[flow], {}, language), words.start[flow]).toMatchObject({
        kind: 'ask',
        call: { tool: 'qualify', arguments: { flow } },
      });
    const left = { questions: { flow: 'buyer' as const, answers: { budget: null }, isRecalled: true } };
    expect(decided(words.goOn, left, language)).toMatchObject({ kind: 'ask', missing: 'timeline' });
    expect(answerTo('buyer', 'budget', words.skip, language)).toBeNull();
  });

  it('every option is taken for what it says', () => {
    for (const key of CHOSEN_KEYS) {
      const flow = key === 'lastAppraisal' ? 'seller' : 'investor';
      const question = questionOf(flow, key);
      words.options[key].forEach((label, at) => {
        const expected =
          question?.kind === 'choice'
            ? question.options[at]?.value
            : key === 'budget'
              ? { min: BUDGET_OPTIONS[at]?.min, max: BUDGET_OPTIONS[at]?.max }
              : [['house', 'townhouse', 'apartment', 'land', 'rural'][at]];
        expect(answerTo(flow, key, label, language), label).toEqual(expected);
      });
    }
  });

  it('every question of every flow has its words', () => {
    for (const flow of LEAD_INTENTS)
      for (const { key, isRequired } of FLOWS[flow]) {
        const asked = askedQuestion({ language }, flow, key);
        expect(asked?.question, key).toBeTruthy();
        expect(asked?.choices.includes(words.skip)).toBe(!isRequired);
      }
  });
});

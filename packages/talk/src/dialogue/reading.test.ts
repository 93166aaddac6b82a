import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { hear } from './hear.ts';
import type { DialogueState } from './state.ts';

const KNOWLEDGE = knowing(
  place('Lismore', 'NSW', '2480'),
  place('Young', 'NSW', '2594'),
  place('Kings Cross', 'NSW', '2011'),
);
const to = decidingWith(KNOWLEDGE);
const EARNING: Partial<DialogueState> = {
  language: 'en',
  last: { tool: 'borrowing_power', arguments: { incomeAud: 103_000 } },
  loan: { incomeAud: 103_000 },
};

describe('figures that are told', () => {
  it.each([
    ['we earn 140k, have 90k saved', {}, { incomeAud: 140_000, depositAud: 90_000 }],
    ['i have 52k and my nan is giving me 30', EARNING, { incomeAud: 103_000, depositAud: 82_000 }],
    ["I'm an RN on 89k base plus maybe 14k in penalties. What price range?", {}, { incomeAud: 103_000 }],
    ['deposit 70k hai bas', { ...EARNING, language: 'hi' }, { incomeAud: 103_000, depositAud: 70_000 }],
    ['on a 65k de coté', { ...EARNING, language: 'fr' }, { incomeAud: 103_000, depositAud: 65_000 }],
  ] as const)('are worked with: %s', (message, before, expected) => {
    expect(to(message, before)).toMatchObject({
      kind: 'call',
      call: { tool: 'borrowing_power', arguments: expected },
    });
  });

  it('give a yield once the price is known and a rent is told', () => {
    const before = { ...EARNING, loan: { valueAud: 585_000 } };
    expect(to('it would rent for 620 a week', before)).toMatchObject({
      call: { tool: 'investment_return', arguments: { priceAud: 585_000, rentWeeklyAud: 620 } },
    });
  });
});

describe('what a home sold for', () => {
  it('is no loan and no income', () => {
    const { money } = hear('it sold for 850k last year', KNOWLEDGE, { language: 'en', state: null });
    expect(money.map(({ role }) => role)).toEqual(['value']);
    expect(to('lost it, went for 941')).toEqual({ kind: 'tell', topics: ['underquoting'] });
    expect(to('lost it, went for 941', EARNING)).toEqual({ kind: 'tell', topics: ['underquoting'] });
  });
});

describe('what stands in the way of a place', () => {
  it('a year is no postcode, and a young couple no town', () => {
    const placesIn = (text: string) =>
      hear(text, KNOWLEDGE, { language: null, state: null }).places.map(({ kind }) => kind);
    expect(placesIn('does it go under, a mate got smashed in 2011')).toEqual([]);
    expect(placesIn('something nice for a young couple')).toEqual([]);
  });
});

describe('a whole state', () => {
  it('has no one flood risk: which suburb is asked', () => {
    expect(to('is there flooding in Queensland?')).toMatchObject({ kind: 'ask', missing: 'address' });
  });
});

describe('somebody who is not safe', () => {
  it.each([
    'my husband hits me and I need to know what our house in Lismore is worth',
    'it is not safe for me to ask him',
    'can I talk to someone, I am scared of my ex',
  ])('is told where help is, and asked for nothing: %s', (message) => {
    expect(to(message)).toEqual({ kind: 'tell', topics: ['danger'] });
  });

  it('is told who can see what they ask', () => {
    expect(to('If I search here can someone I share an account with see it?')).toMatchObject({
      kind: 'tell',
      topics: ['privacy'],
    });
  });
});

describe('somebody in arrears', () => {
  it.each([
    '欠了三个月房贷',
    'we are in arrears',
    'ипотека просрочена',
    '대출이 연체됐어요',
    'Ich bin mit dem Kredit im Rückstand',
  ])('is told who helps: %s', (message) => {
    expect(to(message)).toEqual({ kind: 'tell', topics: ['hardship'] });
  });
});

it('whoever calls a price a scam is planning none', () => {
  expect(to('is the house a scam at 900k?')).not.toMatchObject({ reason: 'wrongdoing' });
});

describe('how things go', () => {
  it.each([
    ['cooling off?', ['coolingOff']],
    ['what does unconditional mean exactly', ['conditions']],
    ['how does negative gearing work', ['negativeGearing']],
    ['is this the commonwealth', ['whoAreYou']],
    [
      'Hello. I am new in Australia. I want buy small house. I not understand how it works here. You can help?',
      ['buyingSteps'],
    ],
    ['Ich möchte hier ein Haus kaufen, aber ich verstehe nicht, wie das läuft', ['buyingSteps']],
    ['我想买房，但是不懂这里的流程', ['buyingSteps']],
    ['would a court accept your number', ['courtUse']],
    ['die Grundsteuern, wie hoch sind die', ['councilRates']],
    ['Os filhos pagam imposto quando herdarem?', ['inheritance']],
    ['col visto working holiday mi danno il mutuo?', ['visaLoan']],
  ])('is told: %s', (message, topics) => {
    expect(to(message)).toMatchObject({ kind: 'tell', topics });
  });

  it('waits where a home is named', () => {
    expect(to('thinking of selling 12 Smith Street, Lismore. what is it worth?')).toMatchObject({
      call: { tool: 'assess' },
    });
  });

  it('is not asked for the same again', () => {
    const pending = {
      tool: 'market' as const,
      arguments: {},
      missing: 'location',
      choices: [],
    };
    expect(to('which bank should I talk to about a loan', { language: 'en', pending }).kind).not.toBe('ask');
  });
});

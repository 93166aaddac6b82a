import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { builtInDuty } from '@propguard/rules/duty/duty-on';
import { describe, expect, test } from 'vitest';
import type { Account } from '../../dialogue/account/account.ts';
import type { FigureOf } from '../../dialogue/account/told.ts';
import { toldAfter } from '../../dialogue/account/told-answers.ts';
import { figuresOf } from '../../dialogue/account/told-figures.ts';
import { voiceOf } from '../composed.ts';
import { groundsOf, ungrounded } from '../grounding.ts';
import { accountPhrasesOf } from './account-phrases.ts';
import { accountSaid } from './account-said.ts';

const meant = (tool: AssistantTool, name: string, args: object, result: object): FigureOf => {
  const of = toldAfter([], tool, { ...args }, { ...result })[0];
  const figure = of && figuresOf(of).find((one) => one.name === name);
  if (!of || !figure) throw new Error(`No figure ${name}.`);
  return { figure, of };
};
const duty = (priceAud: number, dutyAud: number, isFirstHome: boolean): FigureOf =>
  meant(
    'upfront_costs',
    'dutyAud',
    { priceAud },
    { state: 'QLD', priceAud, dutyAud, isFirstHome, isDutyOnly: true },
  );
const REPAY = meant(
  'repayments',
  'monthlyAud',
  { loanAud: 500_000 },
  { monthlyAud: 3062, loanAud: 500_000, ratePercent: 6.2, termYears: 30 },
);
const POWER = meant(
  'borrowing_power',
  'borrowingPowerAud',
  { incomeAud: 120_000 },
  {
    borrowingPowerAud: 621_448,
    incomeAud: 120_000,
    expensesAud: 2500,
    ratePercent: 6.2,
    termYears: 30,
    testedRatePercent: 9.2,
  },
);
const LOAN = meant(
  'deal',
  'loanAud',
  { priceAud: 700_000, savingsAud: 120_000 },
  {
    answers: [
      {
        target: 'lvr',
        steps: { priceAud: 700_000, ownAud: 120_000, dutyAud: 37_070, costsAud: 4000, loanAud: 621_070 },
      },
    ],
  },
);
const CONFIDENCE = meant(
  'assess',
  'confidence',
  {},
  { valueAud: 1_485_872, lowAud: 1_088_044, highAud: 2_029_161, confidence: 0.7586, rangePercent: 80 },
);

const needs = { duty: builtInDuty('QLD'), isFirstHome: null };
const said = (account: Account, language: (typeof ASSISTANT_LANGUAGES)[number] = 'en') =>
  accountSaid(account, needs, voiceOf(language));
const textOf = (account: Account): string => said(account).sentences.join(' ');

describe('an account of a figure', () => {
  test('duty step by step, adding up', () => {
    const text = textOf({ act: 'how', ...duty(780_000, 17_480, true) });
    for (const part of ['$17,325', '4.5%', '$28,125', '$7,175', '$3,470', '$17,480'])
      expect(text).toContain(part);
  });

  test('the general rate, and what it would be for who lives there', () => {
    const text = textOf({ act: 'how', ...duty(780_000, 28_125, false) });
    expect(text).toContain('If you will live there yourself, it would be $20,950.');
    expect(text).toContain('As your first home it would be $17,480.');
  });

  test('a loan as a sum', () => {
    expect(textOf({ act: 'how', ...LOAN })).toContain(
      '$700,000 (price) + $37,070 (stamp duty) + $4,000 (other costs) − $120,000 (your own money)',
    );
  });

  test('confidence is not the range', () => {
    expect(textOf({ act: 'meaning', ...CONFIDENCE })).toMatch(
      /^76% is how sure we are.* 24%\..* 80% of sales\.$/,
    );
  });

  test('of the measure that they took for another number', () => {
    const text = textOf({ act: 'meaning', said: 78, ...CONFIDENCE });
    expect(text).toMatch(/^I gave 76%, not 78%\. 76% is how sure we are/);
  });

  test.each([
    ['firstHome', true, 780_000, 17_480, 'Yes, $17,480 already counts the first home concession: $3,470.'],
    [
      'firstHome',
      false,
      780_000,
      28_125,
      'No, $28,125 does not count the first home concession. With it, it would be $17,480.',
    ],
    [
      'firstHome',
      true,
      900_000,
      26_350,
      'It was counted, but at this price it takes nothing off: the first home concession. Yes, $26,350 already counts the home concession for living there: $7,175.',
    ],
    ['insurance', false, 780_000, 28_125, 'No, $28,125 does not count mortgage insurance (LMI).'],
  ] as const)('whether %s is in it (%s, %i)', (part, isFirstHome, price, dutyAud, text) => {
    expect(textOf({ act: 'includes', parts: [part], ...duty(price, dutyAud, isFirstHome) })).toBe(text);
  });

  test.each([
    [28_125, false, 17_480, 'Theirs fits the first home concession: $17,480.'],
    [28_125, false, 21_000, 'Theirs fits the home concession for a home you live in: $20,950.'],
    [17_480, true, 28_125, 'Theirs fits the general rate, without any concession: $28,125.'],
  ] as const)('%i of ours (%s) against %i', (ours, isFirstHome, theirs, cause) => {
    expect(textOf({ act: 'theirs', theirs, ...duty(780_000, ours, isFirstHome) })).toContain(cause);
  });

  test('a repayment by the rate or the term that it would fit', () => {
    expect(textOf({ act: 'theirs', theirs: 3230, ...REPAY })).toContain('a rate of about 6.7%; I took 6.2%');
    expect(textOf({ act: 'theirs', theirs: 3283, ...REPAY })).toContain(
      'a loan over 25 years; I took 30 years',
    );
    expect(textOf({ act: 'theirs', theirs: 3060, ...REPAY })).toMatch(/^Both say the same/);
  });

  test('what can be borrowed by what they must count', () => {
    expect(textOf({ act: 'theirs', theirs: 560_000, ...POWER })).toContain('$500 a month more');
  });
});

describe('what they reckon themselves', () => {
  test.each([
    [621_000, 'We agree: mine is $621,448, yours is $621,000.'],
    [
      580_000,
      'We are $41,448 apart: mine is $621,448, yours is $580,000. My figure is based on: income a year $120,000, expenses a month $2,500, rate 6.2%, term 30 years.',
    ],
  ])('%i', (own, text) => {
    expect(textOf({ act: 'own', own, ...POWER })).toBe(text);
  });
});

describe('two figures of ours', () => {
  const RAE = '22 Rae Street, Seddon VIC 3011';
  const worth = (valueAud: number, asOf: string, address = RAE): FigureOf =>
    meant('assess', 'valueAud', { address }, { address, valueAud, asOf });
  const power = (aud: number, more: object): FigureOf =>
    meant(
      'borrowing_power',
      'borrowingPowerAud',
      {},
      { borrowingPowerAud: aud, incomeAud: 160_000, ratePercent: 6.2, termYears: 30, ...more },
    );
  const one = worth(1_016_466, '2026-08-03');

  test('of two days both hold', () => {
    expect(textOf({ act: 'which', one, other: worth(1_039_027, '2026-11-01') })).toBe(
      'Both hold: $1,016,466 is for 3 August 2026, $1,039,027 for 1 November 2026.',
    );
  });

  test('of two homes both hold', () => {
    const other = worth(920_000, '2026-08-03', '5 Lane Court, Seddon VIC 3011');
    expect(textOf({ act: 'which', one, other })).toBe(
      `Both hold: $1,016,466 is for ${RAE}, $920,000 for 5 Lane Court, Seddon VIC 3011.`,
    );
  });

  test.each([
    [{}, {}, 'Go by $500,000: it counts what you told me last.'],
    [
      { expensesAud: 3300 },
      { expensesAud: 4100 },
      'Go by $500,000: it counts what you told me last. I gave you both, sorry for the muddle. $600,000 is based on expenses a month $3,300; $500,000 on expenses a month $4,100.',
    ],
    [
      { expensesAud: 3300 },
      { expensesAud: 3300, otherRepaymentsAud: 420 },
      'Go by $500,000: it counts what you told me last. $500,000 also counts other debts $420.',
    ],
  ])('only what sets them apart is told: %j, %j', (before, after, text) => {
    expect(textOf({ act: 'which', one: power(600_000, before), other: power(500_000, after) })).toBe(text);
  });

  test.each(ASSISTANT_LANGUAGES)('%s says no figure that stands on nothing', (language) => {
    const other = worth(1_039_027, '2026-11-01');
    const { sentences, grounds } = said({ act: 'which', one, other }, language);
    expect(sentences.flatMap((sentence) => ungrounded(sentence, groundsOf(grounds)))).toEqual([]);
  });
});

describe('in every language', () => {
  const english = accountPhrasesOf('en');
  const inserts = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  test.each(ASSISTANT_LANGUAGES)('%s has what English has', (language) => {
    const { parts, ...phrases } = accountPhrasesOf(language);
    for (const [name, text] of Object.entries(phrases))
      expect([name, inserts(text)]).toEqual([
        name,
        inserts(JSON.stringify(english[name as keyof typeof english])),
      ]);
    expect(Object.keys(parts)).toEqual(Object.keys(english.parts));
  });

  test.each(ASSISTANT_LANGUAGES)('%s says no figure that stands on nothing', (language) => {
    const figures = [
      duty(780_000, 17_480, true),
      duty(900_000, 33_525, false),
      REPAY,
      POWER,
      LOAN,
      CONFIDENCE,
    ];
    for (const figure of figures)
      for (const account of [
        { act: 'how', ...figure },
        { act: 'meaning', ...figure },
        { act: 'meaning', said: 12.4, ...figure },
        { act: 'includes', parts: ['firstHome', 'debts', 'costs', 'insurance'], ...figure },
        { act: 'theirs', theirs: Math.round(figure.figure.value * 1.07), ...figure },
        { act: 'own', own: Math.round(figure.figure.value * 1.07), ...figure },
      ] satisfies Account[]) {
        const { sentences, grounds } = said(account, language);
        expect(sentences.length).toBeGreaterThan(0);
        const known = groundsOf(grounds, figure.of.result, figure.of.arguments);
        expect(sentences.flatMap((sentence) => ungrounded(sentence, known))).toEqual([]);
      }
  });
});

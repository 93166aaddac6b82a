import { ASSISTANT_LANGUAGES, type AssistantLanguage } from '@propguard/rules/assistant/languages';
import { BUILT_IN_DUTY } from '@propguard/rules/duty/duty-table';
import { transferDuty } from '@propguard/rules/duty/transfer-duty';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import { describe, expect, it } from 'vitest';
import type { DealFacts, DealTarget } from '../../deal/deal-facts.ts';
import { solveDeal } from '../../deal/solve-deal.ts';
import type { Found } from '../../tools/found.ts';
import { voiceOf } from '../composed.ts';
import { groundsOf, ungrounded } from '../grounding.ts';
import { composeDeal, type DealResult } from './compose-deal.ts';

const { rules } = ruleSetOn([], '2026-11-18');
const resultOf = (
  facts: DealFacts,
  asks: readonly DealTarget[],
  period: DealResult['period'] = 'month',
): DealResult => {
  const { state, priceAud = 0, firstHome = false } = facts;
  const table = state ? BUILT_IN_DUTY[state] : null;
  const surchargePercent = facts.foreign ? 8 : null;
  return {
    ...solveDeal(facts, asks, { duty: table, surchargePercent, rules }, period),
    period,
    incomesAud: facts.incomesAud ?? [],
    duty:
      table && state
        ? {
            state,
            relief: transferDuty(table, priceAud, firstHome).relief,
            surchargePercent,
            asOf: '2025-07-01',
            office: table.office,
            site: 'sro.vic.gov.au',
          }
        : null,
    isFirstHome: firstHome,
  };
};
const said = (result: DealResult, language: AssistantLanguage = 'en'): string[] =>
  composeDeal(result, voiceOf(language), {} as Found).sentences;

const MOVE: DealFacts = { saleAud: 560_000, owedAud: 410_000, priceAud: 850_000, state: 'VIC' };

describe('what is said of a deal', () => {
  it('answers each question in its own sentence, in the order asked', () => {
    const [loan, monthly, afford] = said(
      resultOf({ ...MOVE, incomesAud: [165_000] }, ['loan', 'repay', 'afford']),
    );
    expect(loan).toBe(
      'You’d need a loan of about $764,070: $850,000 plus $50,070 duty and costs, less $136,000 from your sale.',
    );
    expect(monthly).toMatch(/^About \$4,680 a month: that is a loan of \$764,070/);
    expect(afford).toMatch(/^(?:Yes, that looks doable|Not quite, sorry): you’d need \$764,070/);
  });

  it('names what was assumed once, and asks for what is missing once', () => {
    const sentences = said(resultOf({ ...MOVE, state: undefined }, ['loan', 'repay', 'borrow']));
    expect(sentences.filter((one) => one.startsWith('Assumed'))).toHaveLength(1);
    expect(sentences.at(-1)).toBe('What is your yearly income before tax?');
    expect(said(resultOf({ ...MOVE, state: undefined }, ['loan'])).at(-1)).toBe(
      'Stamp duty isn’t in that yet: which state is it in?',
    );
  });

  it('tells what is left of their own money with the loan', () => {
    const [loan] = said(
      resultOf({ priceAud: 718_000, savingsAud: 85_000, firstHome: true, state: 'VIC' }, ['loan']),
    );
    expect(loan).toMatch(/^You’d need to borrow about .* which leaves \$[\d,]+ towards \$718,000\.$/);
  });
});

const CASES: [DealFacts, DealTarget[], DealResult['period']?][] = [
  [
    { ...MOVE, incomesAud: [90_000, 75_000], commitmentsAud: [600] },
    ['loan', 'repay', 'afford', 'borrow', 'lvr', 'lmi'],
  ],
  [{ ...MOVE, savingsAud: 40_000 }, ['loan', 'gap', 'proceeds'], 'week'],
  [{ saleAud: 1_950_000, priceAud: 700_000, state: 'NSW' }, ['loan', 'gap', 'proceeds']],
  [{ saleAud: 300_000, owedAud: 400_000 }, ['proceeds']],
  [
    { priceAud: 843_000, savingsAud: 60_000, firstHome: true, state: 'NSW' },
    ['duty', 'cash', 'gap', 'repay'],
    'fortnight',
  ],
  [{ priceAud: 843_000, foreign: true, state: 'NSW' }, ['duty', 'cash', 'repay', 'lvr']],
  [{ priceAud: 500_000, depositPercent: 10 }, ['loan', 'lmi', 'repay']],
  [{ incomesAud: [92_000], savingsAud: 95_000 }, ['borrow', 'afford']],
  [{ incomesAud: [20_000], livingAud: 3000 }, ['borrow']],
  [{ incomesAud: [98_000], loanAud: 575_000, priceAud: 720_000 }, ['lvr', 'lmi', 'afford', 'gap']],
  [{ incomesAud: [52_000], rentPaidAud: 480 }, ['rentshare']],
  [{ incomesAud: [152_000], rentPaidAud: 480 }, ['rentshare']],
  [
    { owedAud: 740_000, ratePercent: 6.24, termYears: 27, repaymentAud: 4890 },
    ['repay', 'difference', 'payoff'],
  ],
  [{ owedAud: 740_000, termYears: 27, repaymentAud: 3000 }, ['difference', 'payoff']],
  [{ owedAud: 740_000, extraAud: 500 }, ['payoff']],
  [{ owedAud: 740_000, offsetAud: 50_000 }, ['payoff']],
  [{ comparedAud: [2_100_000, 1_610_000] }, ['difference']],
  [{}, ['proceeds', 'borrow']],
  [{}, ['rentshare']],
  [{ loanAud: 1 }, ['payoff']],
];

describe.each(ASSISTANT_LANGUAGES)('in %s', (language) => {
  it.each(CASES)('%j, %j', (facts, asks, period) => {
    const result = resultOf(facts, asks, period);
    const composed = composeDeal(result, voiceOf(language), {} as Found);
    expect(composed.sentences.length).toBeGreaterThanOrEqual(
      result.answers.filter(({ lacks }) => lacks === null).length + (result.missing === null ? 0 : 1),
    );
    expect(JSON.stringify(composed)).not.toMatch(/\{\w+|undefined|NaN|select/);
    const grounds = groundsOf(result, facts);
    for (const sentence of composed.sentences) expect(ungrounded(sentence, grounds)).toEqual([]);
  });
});

const OWING: DealFacts = { incomesAud: [125_000, 40_000], owedAud: 410_000, priceAud: 650_000 };
const SAVING: DealFacts = { savingsAud: 75_000, priceAud: 680_000, state: 'NSW', firstHome: true };

describe('the first sentence answers', () => {
  it.each<[string, DealFacts, DealTarget, RegExp]>([
    ['how much more', OWING, 'more', /^About \$501,721 more: \$911,721 fits .* owe \$410,000/u],
    ['that nothing more can be lent', { ...OWING, incomesAud: [60_000] }, 'more', /^Nothing more, sorry/u],
    ['whether it is enough', SAVING, 'enough', /^Yes, to get in: once \$4,000 .* \$71,000 .* 10\.4%/u],
    ['that all of it is there', { ...SAVING, savingsAud: 150_000 }, 'enough', /^Yes: once \$4,000/u],
    [
      'by how much it is not',
      { ...SAVING, savingsAud: 30_000 },
      'enough',
      /^Not quite.* \$38,000, \$8,000 more/u,
    ],
    [
      'which price',
      { ...SAVING, incomesAud: [92_000] },
      'reach',
      /^You could look at homes up to about \$571,983/u,
    ],
    [
      'that what is put down goes into the price',
      { ...SAVING, depositAud: 60_000 },
      'loan',
      /^With a deposit of \$60,000 the loan is \$620,000/u,
    ],
  ])('%s', (_, facts, target, sentence) => {
    expect(said(resultOf(facts, [target]))[0]).toMatch(sentence);
  });

  it.each(ASSISTANT_LANGUAGES)('with no figure of its own in %s', (language) => {
    const told: [DealFacts, DealTarget][] = [
      [OWING, 'more'],
      [{ ...OWING, incomesAud: [60_000] }, 'more'],
      [SAVING, 'enough'],
      [{ ...SAVING, savingsAud: 150_000 }, 'enough'],
      [{ ...SAVING, savingsAud: 30_000 }, 'enough'],
    ];
    for (const [facts, target] of told) {
      const result = resultOf(facts, [target]);
      const [first = ''] = said(result, language);
      expect(first).not.toMatch(/[{}]/u);
      expect(ungrounded(first, groundsOf(result)), first).toEqual([]);
    }
  });
});

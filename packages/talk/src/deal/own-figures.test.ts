import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { answeredAfter } from '../dialogue/answered-figures.ts';
import { readMessage } from '../intents/intent-files.ts';
import { dealAfter, NOTHING_TOLD } from './facts-after.ts';
import type { AnsweredFigure } from './own-figures.ts';

const BORROWED: AnsweredFigure[] = [{ name: 'borrowingPowerAud', aud: 464_356 }];
const TAXED: AnsweredFigure[] = [
  { name: 'dutyAud', aud: 24_525 },
  { name: 'dutyWithSurchargeAud', aud: 80_525 },
];
const LIVED_ON: AnsweredFigure[] = [{ name: 'expensesAud', aud: 2900 }];

describe('a figure of ours that is quoted', () => {
  it.each<[string, AnsweredFigure[]]>([
    ['ugh so 464 is way under what we need', BORROWED],
    ['464 mila è poco! A che prezzo posso comprare allora?', BORROWED],
    ['was, nur 464 tausend?', BORROWED],
    ['Nossa, 80 mil de imposto. E se eu esperar a residência?', TAXED],
    ['¿80 mil de impuesto? ¿y si espero la residencia?', TAXED],
    ['80 हजार टैक्स? इतना?', TAXED],
    ['什么,80000的税?太多了', TAXED],
    ['why does it still say 2900 expenses', LIVED_ON],
  ])('is no fact of theirs: %s', (text, answered) => {
    expect(dealAfter(NOTHING_TOLD, { ...readMessage(text, null), text }, { answered }).facts).toEqual({});
  });

  it.each([
    'that double counts. I make it about 520k. Confirm the number',
    'I get about 520k. why?',
    'Ich komme auf etwa 520.000, stimmt Ihre Zahl?',
    'moi j’arrive à 520 000',
    'a mí me salen unos 520.000',
    'у меня получается 520 тысяч',
    '我算出来是52万',
  ])('beside their own reckoning of it, which is no fact of theirs: %s', (text) => {
    const heard = { ...readMessage(text, null), text };
    expect(dealAfter(NOTHING_TOLD, heard, { answered: BORROWED }).facts).toEqual({});
  });

  it('says nothing of what somebody earns', () => {
    const text = 'Ich komme auf 85.000 brutto im Jahr';
    const heard = { ...readMessage(text, null), text };
    expect(dealAfter(NOTHING_TOLD, heard, { answered: BORROWED }).facts).toMatchObject({
      incomesAud: [85_000],
    });
  });

  it('is worked on with where it is put to use', () => {
    const text = 'ok, use the 110 as deposit for a place at 520k';
    const answered = [{ name: 'usableAud', aud: 110_000 }];
    expect(dealAfter(NOTHING_TOLD, { ...readMessage(text, null), text }, { answered }).facts).toEqual({
      priceAud: 520_000,
      savingsAud: 110_000,
    });
  });

  it('is put right like a fact that was told: what we assumed gives way', () => {
    const text = 'no i said 1500 a month, not 2900!!';
    const assumed = [{ role: 'living' as const, value: 2900, of: null }];
    expect(
      dealAfter(NOTHING_TOLD, { ...readMessage(text, 'borrow'), text }, { answered: LIVED_ON, assumed })
        .facts,
    ).toEqual({ livingAud: 1500 });
  });

  it('is no price of the next sum', () => {
    const to = decidingWith(knowing(place('Brisbane', 'QLD', '4000')));
    const call = { tool: 'upfront_costs' as const, arguments: { priceAud: 700_000, state: 'QLD' } };
    const decided = to('80k of tax?? and how much deposit do I need', {
      language: 'en',
      last: call,
      loan: { valueAud: 700_000, budgetAud: 700_000 },
      deal: { priceAud: 700_000 },
      answered: TAXED,
      state: 'QLD',
    });
    expect(JSON.stringify(decided)).not.toContain('80000');
  });
});

describe('what an answer told', () => {
  it('is kept by its name, and what they said themselves is not', () => {
    const result = { borrowingPowerAud: 464_356.4, incomeAud: 92_000, expensesAud: 1900, termYears: 30 };
    expect(answeredAfter([], { incomeAud: 92_000 }, result)).toEqual([
      {
        name: 'borrowingPowerAud',
        aud: 464_356,
        rests: { incomeAud: 92_000, expensesAud: 1900, termYears: 30 },
      },
      { name: 'expensesAud', aud: 1900 },
    ]);
  });

  it('has the steps of a deal', () => {
    const answers = [{ target: 'repay', steps: { loanAud: 594_000, monthlyAud: 3638, ratePercent: 6.2 } }];
    expect(answeredAfter([{ name: 'loanAud', aud: 594_000 }], {}, { answers })).toEqual([
      { name: 'loanAud', aud: 594_000 },
      { name: 'monthlyAud', aud: 3638 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState, ToolArguments } from './state.ts';

const KNOWLEDGE = knowing(place('Brisbane', 'QLD', '4000'), place('Geelong', 'VIC', '3220'));
const to = decidingWith(KNOWLEDGE);
const spoken = (
  tool: 'repayments' | 'borrowing_power' | 'lvr' | 'quick_sum' | 'upfront_costs',
  args: ToolArguments,
) => ({
  last: { tool, arguments: args },
  loan: args,
});
const REPAID = spoken('repayments', { loanAud: 520_000, ratePercent: 6.4, termYears: 24 });
const called = (tool: string, args: ToolArguments) => ({ kind: 'call', call: { tool, arguments: args } });

describe('what a loan costs, as often as it is asked for', () => {
  test.each([
    ['how much is that a week', 'week'],
    ['what about fortnightly?', 'fortnight'],
    ['y por semana cuánto sería la cuota?', 'week'],
    ['wie hoch ist die Rate alle zwei Wochen?', 'fortnight'],
    ['какой будет платёж в неделю?', 'week'],
    ['每周还多少？月供不要', 'week'],
  ])('%s', (message, period) => {
    expect(to(message, { ...REPAID })).toMatchObject(called('repayments', { loanAud: 520_000, period }));
  });

  test.each([
    ['repayments on 430k a week', { loanAud: 430_000, period: 'week' }],
    ['fortnightly repayment on 390k please', { loanAud: 390_000, period: 'fortnight' }],
  ])('an amount that nothing is said of is the loan: %s', (message, args) => {
    expect(to(message, { loan: { depositAud: 70_000 } })).toMatchObject(called('repayments', args));
  });

  test('the price of a home is none', () => {
    expect(to('monthly repayments for a house at 700k')).toMatchObject(
      called('repayments', { priceAud: 700_000 }),
    );
  });
});

describe('another lender', () => {
  test.each([
    'if I switch to a lender at 5.9 what would I save?',
    'si me paso a otro banco con 5,9 cuánto ahorro?',
    'combien j’économise si une autre banque me fait 5,9 ?',
    'was spare ich, wenn ich zu einer anderen Bank mit 5,9 wechsle?',
    'quanto risparmio se cambio banca al 5,9?',
    'а если рефинансировать под 5,9, сколько сэкономлю?',
  ])('%s', (message) => {
    expect(to(message, { ...REPAID })).toMatchObject(
      called('quick_sum', {
        sum: 'switching',
        loanAud: 520_000,
        ratePercent: 6.4,
        newRatePercent: 5.9,
        termYears: 24,
      }),
    );
  });

  test.each([
    ['they charge an 850 exit fee, is it worth it to save 140 a month', 850, 140],
    ['650 de comisión de salida, conviene por ahorrar 120 al mes?', 650, 120],
  ])('what it costs to leave is no price: %s', (message, costsAud, savingMonthlyAud) => {
    expect(to(message, { ...REPAID })).toMatchObject(
      called('quick_sum', { sum: 'switching', costsAud, savingMonthlyAud }),
    );
  });

  test('a share of a first home scheme is no rate', () => {
    expect(to('would the 5% government scheme save me the LMI?', { ...REPAID })).toMatchObject({
      kind: 'tell',
      topics: ['depositScheme'],
    });
  });
});

describe('a value that is put right', () => {
  const EARNING = spoken('borrowing_power', { incomeAud: 188_000, depositAud: 60_000 });
  test.each([
    ['no, 98 not 188', { incomeAud: 98_000, depositAud: 60_000 }],
    ['no son 188, son 98', { incomeAud: 98_000 }],
    ['98 mila, non 188', { incomeAud: 98_000 }],
    ['nicht 60, sondern 75', { depositAud: 75_000 }],
  ])('%s', (message, args) => {
    expect(to(message, { ...EARNING })).toMatchObject(called('borrowing_power', args));
  });

  test.each([
    ['no 5.8 not 6.4', { ratePercent: 5.8, loanAud: 520_000 }],
    ['make it 20 years', { termYears: 20, loanAud: 520_000 }],
    ['cuánto pagamos cada dos semanas?', { period: 'fortnight', loanAud: 520_000 }],
    ['what if I put in 40k more', { loanAud: 480_000 }],
    ['e se o juro cair para 5,6?', { ratePercent: 5.6, loanAud: 520_000 }],
  ])('%s', (message, args) => {
    expect(to(message, { ...REPAID })).toMatchObject(called('repayments', args));
  });
});

describe('what a rented home brings', () => {
  const LET: Partial<DialogueState> = {
    last: { tool: 'investment_return', arguments: { rentWeeklyAud: 620, priceAud: 650_000 } },
    loan: { rentWeeklyAud: 620, budgetAud: 650_000 },
  };
  test.each([
    'costs are about 7500 a year, net?',
    'Расходы в год примерно 7500',
    'los gastos son 7500 al año',
    '7500 par an de charges',
    'die Kosten sind 7500 im Jahr',
  ])('%s', (message) => {
    expect(to(message, LET)).toMatchObject(
      called('investment_return', { rentWeeklyAud: 620, priceAud: 650_000, costsAud: 7500, net: true }),
    );
  });

  test('what is left a week, of the loan that is named', () => {
    expect(to('with a loan of 480k at 6.3% would I be out of pocket?', LET)).toMatchObject(
      called('quick_sum', { sum: 'cashflow', rentWeeklyAud: 620, loanAud: 480_000, ratePercent: 6.3 }),
    );
  });
});

describe('tax on a gain', () => {
  test.each([
    ['bought the investment unit for 400k, selling at 650k, what capital gains tax?', 250_000],
    ['cgt on a gain of 310k roughly?', 310_000],
    ['sold the rental for 720k, paid 495k for it nine years back. what does the tax man get?', 225_000],
    ['compré por 400 mil y vendo por 520 mil, cuánto impuesto a la ganancia?', 120_000],
    ['купил за 500 тысяч, продаю за 700 тысяч, какой налог с прибыли?', 200_000],
  ])('%s', (message, gainAud) => {
    expect(to(message)).toMatchObject(called('quick_sum', { sum: 'gain', gainAud }));
  });
});

describe('what is asked beside the sums', () => {
  test.each([
    'are there any schemes for someone like me?',
    'is there government help for a single person buying?',
    'gibt es eine Förderung für uns?',
    'c’è qualche agevolazione per chi compra?',
    '有没有政府补贴？',
  ])('help of the state is told, and nobody is handed over: %s', (message) => {
    expect(to(message, { firstHome: true })).toMatchObject({ kind: 'tell', topics: ['firstHome'] });
  });

  test('what was not asked for does not take away what was', () => {
    expect(to('i didnt ask for homes i asked can i go guarantor for my daughter')).toMatchObject({
      kind: 'tell',
      topics: ['guarantor'],
    });
  });

  test.each(['would you say it’s worth fixing the rate?', 'do you reckon its worth waiting a year?'])(
    'an opinion is asked for, and nothing is dictated: %s',
    (message) => {
      expect(to(message)).not.toMatchObject({ kind: 'decline', reason: 'injection' });
    },
  );

  test('a loan that is named is asked for: whether it can be had', () => {
    expect(to('would a bank lend me 650 on 110k a year?')).toMatchObject(
      called('borrowing_power', { incomeAud: 110_000, wantedAud: 650_000 }),
    );
    expect(to('ganho 140 mil por ano, o banco emprestaria 730 mil?')).toMatchObject(
      called('borrowing_power', { incomeAud: 140_000, wantedAud: 730_000 }),
    );
  });

  test('two incomes whose thousands are said once, living costs and a car', () => {
    expect(
      to('quanto ci presta la banca: redditi 68 e 74 mila, spese 3100, rata auto 420', { language: 'it' }),
    ).toMatchObject(
      called('borrowing_power', { incomeAud: 142_000, expensesAud: 3100, otherRepaymentsAud: 420 }),
    );
  });

  test('the LVR of what was said, not what the word means', () => {
    const known = { ...spoken('lvr', { depositAud: 90_000, valueAud: 780_000, insurance: 'due' }) };
    expect(to('ok and what would our LVR be?', known)).toEqual({
      kind: 'call',
      call: { tool: 'lvr', arguments: { depositAud: 90_000, valueAud: 780_000 } },
    });
  });

  test('its first home changes the duty that was told', () => {
    expect(
      to('its our first home by the way', {
        ...spoken('upfront_costs', { priceAud: 715_000, state: 'QLD', dutyOnly: true }),
        loan: { budgetAud: 715_000 },
        state: 'QLD',
        firstHome: true,
      }),
    ).toMatchObject(called('upfront_costs', { priceAud: 715_000, firstHome: true, dutyOnly: true }));
  });
});

import { describe, expect, test } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import { rememberLoan } from './remember.ts';
import { type DialogueState, NEW_DIALOGUE, type ToolArguments } from './state.ts';

const KNOWLEDGE = knowing(
  place('Brisbane', 'QLD', '4000'),
  place('Geelong', 'VIC', '3220'),
  place('Penrith', 'NSW', '2750'),
  place('Booval', 'QLD', '4304'),
);
const to = (message: string, change: Partial<DialogueState> = {}) => {
  const before = { ...NEW_DIALOGUE, ...change };
  const heard = hear(message, KNOWLEDGE, {
    language: before.language,
    state: before.state,
    isContinued: before.last !== null,
  });
  return decide(heard, before, KNOWLEDGE);
};
const called = (tool: string, args: ToolArguments) => ({ kind: 'call', call: { tool, arguments: args } });
const BORROWED: Partial<DialogueState> = {
  last: { tool: 'borrowing_power', arguments: { incomeAud: 157_000 } },
  loan: { incomeAud: 157_000 },
  figures: { borrowingPowerAud: 1_085_193 },
};

describe('what is put in is no loan', () => {
  const HOME = '20/28 Ivy Road, Booval QLD 4304';
  test.each([
    'what would the repayments be if i put the 85k in',
    'so the repayments if i use my 85k?',
    'repayments with the 85k chucked in',
  ])('%s', (message) => {
    const state = {
      address: HOME,
      listed: [{ name: HOME, priceAud: 530_000 }],
      loan: { depositAud: 85_000, budgetAud: 620_000 },
      last: { tool: 'hazard' as const, arguments: { address: HOME } },
    };
    expect(to(message, state)).toMatchObject(called('repayments', { priceAud: 530_000, depositAud: 85_000 }));
  });

  test('a price with a deposit takes the place of a loan that was misread', () => {
    const loan = rememberLoan({ loanAud: 85_000 }, { priceAud: 530_000, depositAud: 85_000 });
    expect(loan).toMatchObject({ valueAud: 530_000, depositAud: 85_000 });
    expect(loan).not.toHaveProperty('loanAud');
  });
});

test.each([
  ['80万的公寓，首付20%，利率6.3%，每月还多少？', 800_000, 20, 6.3],
  ['price 650k, interest 5.9%, deposit 10%, how much per month', 650_000, 10, 5.9],
  ['Wohnung 600.000, Eigenkapital 25%, Zins 5,7%: Monatsrate?', 600_000, 25, 5.7],
  ['casa de 700 mil con 20% de entrada al 6,2%, cuánto al mes?', 700_000, 20, 6.2],
  ['квартира 580 тысяч, взнос 20%, ставка 6,2% — какой платёж?', 580_000, 20, 6.2],
  ['60만 달러 아파트, 계약금 20%, 금리 6.1%면 매달 얼마 갚아요?', 600_000, 20, 6.1],
])('a share is what the word beside it says: %s', (message, priceAud, depositPercent, ratePercent) => {
  expect(to(message)).toMatchObject(called('repayments', { priceAud, depositPercent, ratePercent }));
});

describe('what is kept in an offset account', () => {
  test.each([
    ['loan 480k at 6.1 25 years left. if i keep 40k sitting in the offset what do i save', 480_000, 40_000],
    ['i owe 390k on my place, rate 6.4%, got an offset with 55k in it. how much do i save', 390_000, 55_000],
    ['房贷50万利率6%，对冲账户放4万，能省多少利息', 500_000, 40_000],
    ["mutuo da 410mila al 5,9, nell'offset ci metto 35mila, quanto risparmio", 410_000, 35_000],
  ])('%s', (message, loanAud, offsetAud) => {
    expect(to(message)).toMatchObject(called('repayments', { loanAud, offsetAud }));
  });

  test('the loan stays where only what is kept is put right', () => {
    const args = { loanAud: 520_000, ratePercent: 6.1, termYears: 27, offsetAud: 520_000 };
    const state = { last: { tool: 'repayments' as const, arguments: args }, loan: { loanAud: 520_000 } };
    expect(to("no no, nell'offset metto 40.000, non 520.000", state)).toMatchObject(
      called('repayments', { loanAud: 520_000, offsetAud: 40_000 }),
    );
  });
});

describe('how soon a loan is paid off', () => {
  test.each([
    ['i owe 380k at 6.1%, 24 years to go. if i pay 300 extra a month how much quicker is it gone', 300],
    ['loan 412000, rate 5.99%, 22 years, extra 198 a month, how much sooner is it paid off?', 198],
    ['Kredit 400.000, 6 %, 25 Jahre. Wenn ich 250 im Monat mehr zahle, wie viel früher bin ich fertig?', 250],
    ['贷款45万，利率6%，25年，每月多还300，能早几年还完？', 300],
    ['hipoteca 350 mil al 6,2 quedan 25 años, si pago 200 más al mes cuánto antes termino', 200],
  ])('%s', (message, extraAud) => {
    expect(to(message, { last: { tool: 'repayments', arguments: {} } })).toMatchObject(
      called('repayments', { extraAud }),
    );
  });

  const SWITCHED: Partial<DialogueState> = {
    last: {
      tool: 'quick_sum',
      arguments: {
        sum: 'switching',
        loanAud: 412_000,
        ratePercent: 6.79,
        newRatePercent: 5.99,
        termYears: 22,
      },
    },
    loan: { loanAud: 412_000, ratePercent: 6.79, termYears: 22 },
    figures: { nowAud: 3010 },
  };
  test.each([
    'what if we kept paying the 3010 instead of dropping it, how much sooner would we be done',
    'and if we keep paying what we pay now how much sooner are we finished',
  ])('with what is paid now, at the new rate: %s', (message) => {
    expect(to(message, SWITCHED)).toMatchObject(
      called('repayments', { loanAud: 412_000, ratePercent: 5.99, termYears: 22, paidAud: 3010 }),
    );
  });
});

describe('a debt is no living cost', () => {
  test.each([
    ["we're on 92k and 64k, a 22k car loan at 510 a month. what could we borrow", 156_000, 510],
    ['i make 105k, 9k personal loan costs me 240 a month. borrowing power?', 105_000, 240],
    ['Wir verdienen 88k und 61k, Autokredit 18.000 mit 390 im Monat. Wie viel Kredit?', 149_000, 390],
    ['ganamos 140 mil entre los dos y pagamos 410 al mes del coche. cuánto nos prestan?', 140_000, 410],
    ['guadagniamo 130mila in due, prestito macchina 12mila, 350 al mese. quanto ci danno?', 130_000, 350],
  ])('%s', (message, incomeAud, otherRepaymentsAud) => {
    const decision = to(message);
    expect(decision).toMatchObject(called('borrowing_power', { incomeAud, otherRepaymentsAud }));
    expect(decision).not.toHaveProperty('call.arguments.expensesAud');
    expect(decision).not.toHaveProperty('call.arguments.otherDebtsAud');
  });

  test.each([
    'Over a million? that cant be right. the 420 is only the car, we spend about 4200 a month on living',
    'lol we dont earn a million. 157k together, 4200 living costs a month, 420 a month car loan',
  ])('what was answered and is doubted is no income: %s', (message) => {
    expect(to(message, BORROWED)).toMatchObject(
      called('borrowing_power', { incomeAud: 157_000, expensesAud: 4200, otherRepaymentsAud: 420 }),
    );
  });
});

test.each([
  ["what are the upfront costs for a 700k house in VIC, we're not first home buyers", false],
  ['Nebenkosten bei 770.000 in VIC? Wir sind KEINE Erstkäufer.', false],
  ['stamp duty on 800k nsw, it’s our second place', false],
  ['imposta di bollo su 600mila in queensland, non è la nostra prima casa', false],
  ['stamp duty on 600k in QLD as first home buyers', true],
])('who has owned a home buys no first one: %s', async (message, isFirst) => {
  const { firstHomeIn } = await import('./first-home.ts');
  const heard = hear(message, KNOWLEDGE, { language: null, state: null });
  expect(firstHomeIn(heard)).toBe(isFirst);
});

test.each([
  ['so whats 2 percent of 607 grand', 607_000, 2],
  ['mate what is 2.2% commission on 850k', 850_000, 2.2],
  ['wie viel sind 2 Prozent von 640.000?', 640_000, 2],
  ['卖80万，中介收2%是多少钱？', 800_000, 2],
])('a share of an amount: %s', (message, priceAud, sharePercent) => {
  expect(to(message)).toMatchObject(called('quick_sum', { sum: 'share', priceAud, sharePercent }));
});

test('what a sale leaves is no commission', () => {
  const state = { last: { tool: 'assess' as const, arguments: {} }, figures: { valueAud: 764_842 } };
  expect(to('so after 410k owing and selling costs what would be left', state)).toMatchObject(
    called('quick_sum', { sum: 'sale', priceAud: 764_842, loanAud: 410_000 }),
  );
});

test.each([
  [
    "we're buying at 770k in VIC. we have 300k. how big a loan do we need once duty and costs come out",
    300_000,
  ],
  [
    'Haus 770.000 in VIC, wir haben 200.000, davon gehen noch Stamp Duty weg. Wie viel Kredit brauchen wir?',
    200_000,
  ],
])('duty comes out of what is saved: %s', (message, depositAud) => {
  expect(to(message)).toMatchObject(
    called('upfront_costs', { priceAud: 770_000, depositAud, loanAsked: true }),
  );
});

test.each([
  'im 31, saved 60k, earning 88k, never bought before. where do i begin',
  'gano 88 mil y tengo 60 mil ahorrados, ¿por dónde empiezo?',
  'Wir verdienen 88k und haben 60k gespart. Wo fangen wir an?',
])('where to start is told with what can be spent: %s', (message) => {
  expect(to(message)).toMatchObject({
    ...called('borrowing_power', { incomeAud: 88_000, depositAud: 60_000 }),
    topics: ['firstSteps'],
  });
});

test.each([
  ['ok so 600ish. is there anything in brisbane for that, a 2 bed unit would do', 600_000],
  ['show me houses in Geelong in that range', 615_285],
])('what may be spent goes on into the search: %s', (message, maxPriceAud) => {
  const state = { ...BORROWED, figures: { reachAud: 615_285 } };
  expect(to(message, state)).toMatchObject(called('search_listings', { maxPriceAud }));
});

test('a rent and a price are a yield, whatever place they are in', () => {
  expect(to('那如果Penrith买62万，周租560，回报率多少？')).toMatchObject(
    called('investment_return', { rentWeeklyAud: 560, priceAud: 620_000 }),
  );
});

import { expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState, ToolArguments } from './state.ts';

const KNOWLEDGE = knowing(
  place('Allora', 'QLD', '4362'),
  place('Brisbane', 'QLD', '4000'),
  place('Leura', 'NSW', '2780'),
);
const HOME = '12 Smith Street, Leura NSW 2780';
const VALUED: Partial<DialogueState> = {
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Leura NSW 2780',
};
const to = decidingWith(KNOWLEDGE);
const called = (message: string, change: Partial<DialogueState> = {}) => {
  const decision = to(message, change);
  return 'call' in decision ? decision.call : decision;
};
const borrowing = (args: ToolArguments): Partial<DialogueState> => ({
  last: { tool: 'borrowing_power', arguments: args },
  loan: args,
});

test.each([
  ['so with 70k, would i have to pay LMI on a 560k place?', { depositAud: 70_000, valueAud: 560_000 }],
  ['with our 90k on a 780k place would we have to pay LMI', { depositAud: 90_000, valueAud: 780_000 }],
])('what is put in is no loan: %s', (message, args) => {
  expect(called(message)).toMatchObject({ tool: 'lvr', arguments: args });
});

test('what is less than the loan is no value of the home', () => {
  expect(called('70k is my deposit, loan 490k, do i pay LMI', { loan: { valueAud: 560_000 } })).toMatchObject(
    {
      tool: 'deal',
      arguments: { asks: expect.arrayContaining(['lmi']), savingsAud: 70_000, priceAud: 560_000 },
    },
  );
});

test('what a deposit is made of is no income', () => {
  expect(called('30k of his plus 80k from me = 110k deposit, and 78k income, what can he get')).toMatchObject(
    { tool: 'borrowing_power', arguments: { incomeAud: 78_000, depositAud: 110_000 } },
  );
});

test('what a car loan takes a month is no living cost', () => {
  expect(
    called('e poi abbiamo un prestito auto da 450 al mese', {
      language: 'it',
      ...borrowing({ incomeAud: 145_000, expensesAud: 3000 }),
    }),
  ).toMatchObject({ arguments: { incomeAud: 145_000, expensesAud: 3000, otherRepaymentsAud: 450 } });
});

test.each([
  ['it sold for 1.05m in 2023, is 1.34m too much now?', 1_340_000],
  ['2023년에 105만에 팔렸는데 지금 134만이면 너무 비싼 거 아니에요?', 1_340_000],
  ['我出价185万合理吗', 1_850_000],
])('the price of now is judged: %s', (message, priceAud) => {
  expect(called(message, VALUED)).toMatchObject({ tool: 'price_check', arguments: { priceAud } });
});

test('a rate without its sign is one', () => {
  const known = { loanAud: 520_000, ratePercent: 6.4, termYears: 24 };
  expect(
    called('cuánto pago al mes con 520 mil al 5,9 a 24 años?', {
      last: { tool: 'repayments', arguments: known },
      loan: known,
    }),
  ).toMatchObject({ arguments: { ratePercent: 5.9, termYears: 24 } });
});

test.each(['А где доходность-то? Процент от аренды в год.', 'اي منطقة عائد الايجار فيها احسن؟'])(
  'rents that nobody has are said to be lacking: %s',
  (message) => {
    expect(called(message)).toMatchObject({ kind: 'tell', topics: ['rents'] });
  },
);

test('a rent by the week and a price are a yield, in dialect too', () => {
  expect(called('620 دولار بالاسبوع على شقة 600 الف، كم بالمية العائد؟')).toMatchObject({
    tool: 'investment_return',
    arguments: { rentWeeklyAud: 620, priceAud: 600_000 },
  });
});

test('a word of every day is no town, and a home is no bedroom', () => {
  expect(called('e allora fateci vedere qualche casa a brisbane fino a 680 mila')).toMatchObject({
    tool: 'search_listings',
    arguments: { locality: 'Brisbane' },
  });
  const valued = called('我看中了一套房子 12 Smith Street, Leura，这个大概值多少钱？');
  expect(valued).toMatchObject({ tool: 'assess' });
  expect(valued).not.toHaveProperty('arguments.bedrooms');
});

test.each([
  'is there a public map where i can look it up myself? NSW',
  'who would know then?',
  'Gibt es eine Karte?',
])('where nothing is known of a hazard, who has maps is told: %s', (message) => {
  expect(
    called(message, { last: { tool: 'hazard', arguments: { address: 'Leura NSW 2780', kinds: ['fire'] } } }),
  ).toMatchObject({ topics: expect.arrayContaining(['hazardMaps']) });
});

test('a stated income takes the place of the one before', () => {
  expect(
    called('how much can he borrow, income 78000, deposit 110000', borrowing({ incomeAud: 188_000 })),
  ).toMatchObject({ arguments: { incomeAud: 78_000, depositAud: 110_000 } });
});

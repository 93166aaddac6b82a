import { describe, expect, it } from 'vitest';
import { findAmounts } from './amounts.ts';
import { assignMoneyRoles } from './assign-money-roles.ts';

const moneyIn = (text: string): number[] =>
  findAmounts(text)
    .filter(({ isMoney }) => isMoney)
    .map(({ value }) => value);

describe('amounts of money', () => {
  it.each([
    ['850k', [850_000]],
    ['$1.2m', [1_200_000]],
    ['half a million', [500_000]],
    ['$1.125m', [1_125_000]],
    ['1,125 Mio', [1_125_000]],
    ['1,125k', [1_125_000]],
    ['850 grand', [850_000]],
    ['six hundred and fifty thousand', [650_000]],
    ['$640,000 on 800k', [640_000, 800_000]],
    ['1.200.000 Dollar', [1_200_000]],
    ['850 000 dollars', [850_000]],
    ['1,2 million', [1_200_000]],
    ['120 mil por ano', [120_000]],
    ['1,2 Mio', [1_200_000]],
    ['预算90万', [900_000]],
    ['80万ドル', [800_000]],
    ['900 ألف دولار', [900_000]],
    ['120 тысяч', [120_000]],
    ['8 लाख डॉलर', [800_000]],
    ['62万5千', [625_000]],
    ['9万5', [95_000]],
    ['45万5000ドル', [455_000]],
    ['八十五万以内', [850_000]],
    ['85w', [850_000]],
    ['9만 5천', [95_000]],
    ['만 달러', [10_000]],
    ['8 लाख 50 हज़ार', [850_000]],
    ['साढ़े सात लाख', [750_000]],
    ['डेढ़ लाख', [150_000]],
    ['1,200,000 دولار', [1_200_000]],
    ['سبعمئة وخمسين ألف', [750_000]],
    ['مليون ونصف', [1_500_000]],
    ['полутора миллионов', [1_500_000]],
    ['семисот пятидесяти тысяч', [750_000]],
    ['900к', [900_000]],
    ['setecientos cincuenta mil', [750_000]],
    ['10 mil', [10_000]],
    ['2 mil al mes', [2_000]],
    ['sept cent cinquante mille', [750_000]],
    ['siebenhundertfünfzigtausend', [750_000]],
    ['settecentocinquantamila', [750_000]],
    ['1 milhão e meio', [1_500_000]],
    ['setecentos e cinquenta mil', [750_000]],
    ['3 bedrooms', []],
  ])('%s', (text, expected) => {
    expect(moneyIn(text)).toEqual(expected);
  });

  it.each([
    ['a $120,000 deposit', 'deposit'],
    ['I earn 95k', 'income'],
    ['spend about $3,000 a month', 'expenses'],
    ['borrow 640k', 'loan'],
    ['an 800k house', 'value'],
    ['under 900k', 'maxPrice'],
    ['at least $2m', 'minPrice'],
    ['20k car loan', 'debts'],
  ])('%s is a %s', (text, role) => {
    expect(assignMoneyRoles(text, findAmounts(text))[0]).toBe(role);
  });

  it.each([
    ['lvr on 640k loan 800k value', ['loan', 'value']],
    ['loan 550000 income 98000', ['loan', 'income']],
    ['deposit 80k price 600k', ['deposit', 'value']],
    ['income 120k expenses 3000 a month debts 20k', ['income', 'expenses', 'debts']],
    ['I earn 90k and my wife earns 75k', ['income', 'income']],
  ])('%s: each word speaks for one amount', (text, roles) => {
    expect(assignMoneyRoles(text, findAmounts(text))).toEqual(roles);
  });
});

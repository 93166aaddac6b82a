import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Cairns', 'QLD', '4870'), place('Baldivis', 'WA', '6171')));
const called = (tool: string, args: Record<string, unknown>) => ({
  kind: 'call',
  call: { tool, arguments: args },
});

describe('costs of a let home are added up by their names', () => {
  test.each<[string, Record<string, unknown>]>([
    [
      'Bought for 650k, rents for 600 a week. Strata 4,800, rates 2,100, insurance 450, agent 8 % of rent. Net?',
      {
        priceAud: 650_000,
        rentWeeklyAud: 600,
        costs: [
          { kind: 'strata', aud: 4800 },
          { kind: 'councilRates', aud: 2100 },
          { kind: 'insurance', aud: 450 },
          { kind: 'management', percentOfRent: 8 },
        ],
      },
    ],
    [
      'I have a unit worth 520000 rented at 480pw. strata 1150 a quarter, council rates 1,600, water 900, manager takes 7%. whats the net yield',
      {
        priceAud: 520_000,
        rentWeeklyAud: 480,
        costs: [
          { kind: 'strata', aud: 4600 },
          { kind: 'councilRates', aud: 1600 },
          { kind: 'water', aud: 900 },
          { kind: 'management', percentOfRent: 7 },
        ],
      },
    ],
    [
      'we get 560 pw rent. body corp 95 a week, rates 1900, insurance 600, property manager 6.5% - what do we actually keep?',
      {
        rentWeeklyAud: 560,
        costs: [
          { kind: 'strata', aud: 4940 },
          { kind: 'councilRates', aud: 1900 },
          { kind: 'insurance', aud: 600 },
          { kind: 'management', percentOfRent: 6.5 },
        ],
      },
    ],
    [
      'Wohnung 600.000, Miete 550 pro Woche. Hausgeld 1.200 im Quartal, Grundsteuer 1.900, Versicherung 400, Verwaltung 7 % der Miete. Netto?',
      {
        priceAud: 600_000,
        rentWeeklyAud: 550,
        costs: [
          { kind: 'strata', aud: 4800 },
          { kind: 'councilRates', aud: 1900 },
          { kind: 'insurance', aud: 400 },
          { kind: 'management', percentOfRent: 7 },
        ],
      },
    ],
    [
      'Piso de 550 mil, alquiler 520 por semana. Comunidad 4.000 al año, tasas 1.800, seguro 400, gestión 8%. ¿Neto?',
      {
        priceAud: 550_000,
        rentWeeklyAud: 520,
        costs: [
          { kind: 'strata', aud: 4000 },
          { kind: 'councilRates', aud: 1800 },
          { kind: 'insurance', aud: 400 },
          { kind: 'management', percentOfRent: 8 },
        ],
      },
    ],
    [
      '公寓60万，周租550。物业费每季度1200，市政费1800，保险400，中介管理费7%，净回报多少？',
      {
        priceAud: 600_000,
        rentWeeklyAud: 550,
        costs: [
          { kind: 'strata', aud: 4800 },
          { kind: 'councilRates', aud: 1800 },
          { kind: 'insurance', aud: 400 },
          { kind: 'management', percentOfRent: 7 },
        ],
      },
    ],
    [
      'appartement à 600 000, loyer 560 par semaine, copropriété 1 100 par trimestre, taxes locales 1 700, assurance 450, gestion 7 %. Rendement net ?',
      {
        priceAud: 600_000,
        rentWeeklyAud: 560,
        costs: [
          { kind: 'strata', aud: 4400 },
          { kind: 'councilRates', aud: 1700 },
          { kind: 'insurance', aud: 450 },
          { kind: 'management', percentOfRent: 7 },
        ],
      },
    ],
    [
      'квартира 580 тысяч, аренда 540 в неделю, strata 4000 в год, страховка 500, управление 8%. чистая доходность?',
      {
        priceAud: 580_000,
        rentWeeklyAud: 540,
        costs: [
          { kind: 'strata', aud: 4000 },
          { kind: 'insurance', aud: 500 },
          { kind: 'management', percentOfRent: 8 },
        ],
      },
    ],
  ])('%s', (message, args) => {
    expect(to(message)).toMatchObject(called('investment_return', args));
  });

  const LET: Partial<DialogueState> = {
    last: { tool: 'investment_return', arguments: { priceAud: 650_000, rentWeeklyAud: 600 } },
    loan: { valueAud: 650_000, rentWeeklyAud: 600 },
  };

  test('of a home that was spoken of', () => {
    expect(to('Strata 4,800, rates 2,100, agent 8 % of rent. Net?', LET)).toMatchObject(
      called('investment_return', { priceAud: 650_000, rentWeeklyAud: 600, net: true }),
    );
  });

  test('what comes in, a loan and costs are a cash flow', () => {
    expect(
      to('rent 620 a week, loan 480k at 6.1%, strata 5200, rates 1800, insurance 400, agent 7%: cash flow?'),
    ).toMatchObject(
      called('quick_sum', {
        sum: 'cashflow',
        rentWeeklyAud: 620,
        loanAud: 480_000,
        ratePercent: 6.1,
        costsAud: 9657,
      }),
    );
  });

  test('the budget of a household is none of them', () => {
    const decision = to('income 120k, rates 2000, insurance 1500, how much can i borrow');
    expect(decision).toMatchObject(called('borrowing_power', { incomeAud: 120_000 }));
  });
});

describe('one home is sold and another bought', () => {
  test.each<[string, Record<string, unknown>]>([
    [
      'ok simpler. we sell for 1.11m, owe 410k, agent takes about 2%. buy for 1.2m plus the 49.5k duty. how big is the new loan',
      { priceAud: 1_110_000, buyAud: 1_200_000, loanAud: 410_000, sharePercent: 2, dutyAud: 49_500 },
    ],
    [
      'so 600 for mine less the agent, would I have to find more money for a 771 one? how much short am I',
      { priceAud: 600_000, buyAud: 771_000 },
    ],
    [
      'if i sell at 700k and buy at 500k what’s left over? no mortgage',
      { priceAud: 700_000, buyAud: 500_000, loanAud: 0 },
    ],
    [
      'E se vendo a un milione e compro quella da 510 mila, quanto mi resta?',
      { priceAud: 1_000_000, buyAud: 510_000 },
    ],
    [
      'Vendo por 900 mil, debo 350 mil y compro por 1,1 millones en Victoria. ¿Cuánto préstamo necesito?',
      { priceAud: 900_000, buyAud: 1_100_000, loanAud: 350_000, state: 'VIC' },
    ],
    [
      'Wir verkaufen für 850.000, schulden noch 300.000 und kaufen für 1.000.000 in Cairns. Wie viel Kredit brauchen wir?',
      { priceAud: 850_000, buyAud: 1_000_000, loanAud: 300_000, state: 'QLD' },
    ],
    [
      '卖掉现在的120万，还欠40万，再买150万的，还要贷多少？',
      { priceAud: 1_200_000, buyAud: 1_500_000, loanAud: 400_000 },
    ],
  ])('%s', (message, args) => {
    expect(to(message)).toMatchObject(called('quick_sum', { sum: 'move', ...args }));
  });
});

describe('amounts are what is said of them', () => {
  test.each<[string, string, Record<string, unknown>]>([
    [
      'ho uno stipendio di 80mila, uso 14mila dei miei risparmi',
      'borrowing_power',
      { incomeAud: 80_000, depositAud: 14_000 },
    ],
    [
      'wir verdienen 110k und nehmen 40k aus unseren Ersparnissen',
      'borrowing_power',
      { incomeAud: 110_000, depositAud: 40_000 },
    ],
    [
      '30% of 72k per week?',
      'quick_sum',
      { sum: 'share', priceAud: 72_000, sharePercent: 30, timesAYear: 52 },
    ],
    ['what is 25% of 96k a month', 'quick_sum', { sum: 'share', priceAud: 96_000, timesAYear: 12 }],
    [
      'what would repayments be on about 570k over 25 years at 5.9',
      'repayments',
      { loanAud: 570_000, ratePercent: 5.9 },
    ],
    [
      'we owe 740 on the place in Baldivis, 27 yrs left, 6.24%. what are we paying a month supposed to be?? bank takes 4890',
      'repayments',
      { loanAud: 740_000, ratePercent: 6.24, termYears: 27 },
    ],
    [
      'Vendo a 1.950.000 A$, debito 620.000 A$. Quanto resta dopo le spese?',
      'quick_sum',
      { sum: 'sale', priceAud: 1_950_000, loanAud: 620_000 },
    ],
    ['se vendessimo a 1 milione e 950, quanto ci resta?', 'quick_sum', { sum: 'sale', priceAud: 1_950_000 }],
    ['se vendo a un milione e 200 mila, quanto mi resta?', 'quick_sum', { sum: 'sale', priceAud: 1_200_000 }],
    [
      'sparky here 27 earn 105k got a ute loan 850 a month. how much will a bank give me',
      'borrowing_power',
      { incomeAud: 105_000, otherRepaymentsAud: 850 },
    ],
  ])('%s', (message, tool, args) => {
    expect(to(message)).toMatchObject(called(tool, args));
  });

  test('a car whose cost is asked after is no living cost', () => {
    const before: Partial<DialogueState> = {
      last: { tool: 'borrowing_power', arguments: { incomeAud: 105_000 } },
      loan: { incomeAud: 105_000 },
      figures: { borrowingPowerAud: 554_297 },
    };
    expect(to('did you count the ute? 850 a month', before)).toMatchObject(
      called('borrowing_power', { incomeAud: 105_000, otherRepaymentsAud: 850 }),
    );
  });
});

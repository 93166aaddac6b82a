import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from '../dialogue/state.ts';

const to = decidingWith(knowing(place('Penrith', 'NSW', '2750')));
const EARNING: Partial<DialogueState> = {
  language: 'en',
  deal: { incomesAud: [92_000, 48_000], livingAud: 1500, savingsAud: 60_000, rentPaidAud: 554 },
  last: { tool: 'borrowing_power', arguments: { incomeAud: 140_000, secondIncomeAud: 48_000 } },
  loan: { incomeAud: 140_000, secondIncomeAud: 48_000, expensesAud: 1500, depositAud: 60_000 },
};

describe('what can be borrowed', () => {
  it.each([
    'sorry if that was confusing. would the bank lend us 594k on both wages?',
    'if we waited, would the bank lend us 594k?',
    'und wenn wir warten, würde uns die Bank 594000 geben?',
    'si esperamos, ¿el banco nos daría 594000?',
  ])('rests on both who earn, though something is only supposed: %s', (message) => {
    const said = JSON.stringify(to(message, EARNING));
    expect(said).toMatch(/"incomesAud":\[92000,48000\]|"incomeAud":140000,"secondIncomeAud":48000/u);
    expect(said).toMatch(/"(?:livingAud|expensesAud)":1500/u);
  });

  it.each([
    ['tradie here, made 134k last fin year, family costs 4800 a month, how much home loan can i get', 4800],
    ['borrowing capacity, income 160k, spend 4,500 monthly, 30 years', 4500],
  ])('takes what the words say they live on: %s', (message, expensesAud) => {
    expect(to(message)).toMatchObject({ call: { arguments: { expensesAud } } });
  });

  it('takes no rent for what they live on', () => {
    const { deal: _, ...others } = EARNING;
    const decided = to('we pay 2400 rent a month, how much can we borrow', {
      ...others,
      deal: { incomesAud: [92_000, 48_000] },
    });
    expect(decided).toMatchObject({ call: { tool: 'borrowing_power' } });
    expect(JSON.stringify(decided)).not.toContain('2400');
  });
});

const BOUGHT: Partial<DialogueState> = {
  language: 'en',
  state: 'NSW',
  deal: { priceAud: 680_000, savingsAud: 75_000, incomesAud: [92_000] },
  dealParts: { savingsAud: [{ aud: 75_000, of: null }] },
  loan: { valueAud: 680_000, budgetAud: 680_000, loanAud: 646_000 },
  last: { tool: 'repayments', arguments: { loanAud: 646_000 } },
};
const lent = (decided: unknown): string => JSON.stringify(decided);

describe('a loan that was told', () => {
  const FILE: Partial<DialogueState> = {
    language: 'en',
    state: 'VIC',
    deal: { priceAud: 1_050_000, loanAud: 882_500, incomesAud: [176_000], livingAud: 3900, debtsAud: 38_000 },
    last: { tool: 'borrowing_power', arguments: { incomeAud: 176_000 } },
  };

  it.each([
    'car loan is 640 a month. redo it please and state the shortfall against 882,500',
    'the car loan is 640/mo. Does 882,500 service?',
    'die Autorate ist 640 im Monat. Wie viel fehlt bis 882.500? Bitte neu rechnen',
  ])('is asked about, and is no price: %s', (message) => {
    const said = lent(to(message, FILE));
    expect(said).toMatch(/"(?:wantedAud|loanAud)":882500/u);
    expect(said).not.toContain('"priceAud":882500');
    expect(said).toMatch(/"(?:livingAud|expensesAud)":3900/u);
    expect(said).toMatch(/"(?:commitmentsAud":\[640\]|otherRepaymentsAud":640)/u);
  });
});

it.each([
  'would a bank even give us 590? and does nsw have a first home discount for stamp duty at 680k?',
  '¿nos da el banco 590 mil? ¿y hay descuento de primera vivienda en el stamp duty con 680 mil?',
])('the duty of a price that is named with the first home is told: %s', (message) => {
  expect(lent(to(message, BOUGHT))).toMatch(/"duty"|"dutyOnly":true/u);
});

describe('a single sum', () => {
  it.each([
    'if i put 60k down and keep 15k back, what are the repayments a month?',
    'wenn ich 60 Tausend anzahle und 15 behalte, wie hoch ist die Rate im Monat?',
    'si pongo 60 mil de entrada y guardo 15 mil, ¿cuánto pago al mes?',
    'se eu der 60 mil de entrada e guardar 15 mil, quanto fica por mês?',
    '如果首付6万,留1万5,每月还多少?',
  ])('leaves the loan of an earlier answer where the deposit is another: %s', (message) => {
    const said = lent(to(message, BOUGHT));
    expect(said).not.toContain('646000');
    expect(said).toContain('60000');
  });

  it.each([
    '디포짓은 15만 달러밖에 없어요. LVR이 얼마예요?',
    '첫 자금은 디포짓 15만 달러예요. 한 달에 얼마예요?',
  ])('takes no deposit for a loan: %s', (message) => {
    const decided = to(message, {
      ...BOUGHT,
      language: 'ko',
      deal: { priceAud: 1_100_000 },
      dealParts: {},
      loan: { valueAud: 1_100_000 },
    });
    expect(lent(decided)).toContain('150000');
    expect(lent(decided)).not.toContain('"loanAud":150000');
  });

  it('works the duty out on the price, where the deposit is named beside it', () => {
    const decided = to('use the 110 as deposit for the one at 520k, what is the stamp duty', {
      ...BOUGHT,
      deal: {},
      dealParts: {},
      loan: {},
      last: { tool: 'quick_sum', arguments: { sum: 'equity', priceAud: 650_000, loanAud: 410_000 } },
    });
    expect(decided).toMatchObject({ call: { tool: 'upfront_costs', arguments: { priceAud: 520_000 } } });
  });

  it('takes a yield of the price that was told', () => {
    expect(to('and the yield at 580 a week?', BOUGHT)).toMatchObject({
      call: { tool: 'investment_return', arguments: { priceAud: 680_000, rentWeeklyAud: 580 } },
    });
  });
});

describe('what is told after what can be borrowed', () => {
  it.each([
    ['we do have a car loan, $540 a month. does that change it?', { otherRepaymentsAud: 540 }],
    ['Unsere Ausgaben sind eher 3500 im Monat. Wie viel jetzt?', { expensesAud: 3500 }],
    ['Pagamos 2300 de alquiler al mes y gastamos unos 2800 en gastos. ¿Cambia algo?', { expensesAud: 2800 }],
    ['Le nostre spese sono 2600 al mese. Cambia qualcosa?', { expensesAud: 2600 }],
    ['Nossas despesas são 2700 por mês. Muda alguma coisa?', { expensesAud: 2700 }],
    ['खर्च 3200 महीना है। अब कितना?', { expensesAud: 3200 }],
    ['生活费每月3500。现在能贷多少?', { expensesAud: 3500 }],
    ['مصروفنا 3800 بالشهر. احسبها من جديد', { expensesAud: 3800 }],
  ])('works it out again: %s', (message, takes) => {
    const { deal: _, ...others } = EARNING;
    const decided = to(message, { ...others, deal: { incomesAud: [92_000, 48_000] } });
    expect(decided).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { incomeAud: 140_000, secondIncomeAud: 48_000, ...takes } },
    });
  });

  it.each([
    ['if i paid the car off?', { otherDebtsAud: 22_000, otherRepaymentsAud: 0 }],
    ['what if we cleared the hecs', { otherDebtsAud: 0, otherRepaymentsAud: 540 }],
    ['without the debts', { otherDebtsAud: 0, otherRepaymentsAud: 0 }],
  ])('leaves what else is owed: %s', (message, takes) => {
    const owing = { otherDebtsAud: 22_000, otherRepaymentsAud: 540 };
    const decided = to(message, {
      ...EARNING,
      deal: { ...EARNING.deal, debtsAud: 22_000, commitmentsAud: [540] },
      dealParts: {
        debtsAud: [{ aud: 22_000, of: 'student' }],
        commitmentsAud: [{ aud: 540, of: 'car' }],
      },
      last: { tool: 'borrowing_power', arguments: { incomeAud: 140_000, secondIncomeAud: 48_000, ...owing } },
    });
    expect(decided).toMatchObject({ call: { tool: 'borrowing_power', arguments: takes } });
  });

  it('is no instalment', () => {
    const decided = to('no i said 1500 a month, not 2900!! thats for both of us. is that too much?', {
      ...EARNING,
      answered: [{ name: 'expensesAud', aud: 2900 }],
      deal: { incomesAud: [92_000, 48_000] },
    });
    expect(decided).toMatchObject({ call: { tool: 'borrowing_power', arguments: { expensesAud: 1500 } } });
  });
});

describe('who doubts what can be borrowed by what we told before', () => {
  const rests = { incomeAud: 140_000, expensesAud: 2900, ratePercent: 6.2, termYears: 30 };
  const answered = [
    { name: 'borrowingPowerAud', aud: 807_434, rests },
    { name: 'borrowingPowerAud', aud: 978_363, rests: { ...rests, expensesAud: 1500 } },
  ];
  it.each([
    'hang on it was 807 before and now its 978? which is it',
    'Vorhin waren es 807 Tausend, warum jetzt nicht mehr?',
    'antes eran 807 mil, ¿por qué cambió?',
    'prima erano 807 mila, perché è cambiato?',
    'antes eram 807 mil, por que mudou?',
    'पहले 807000 था, अब क्यों बदला?',
    '刚才说807000,为什么现在不一样?',
  ])('is told what went in then and now: %s', (message) => {
    expect(to(message, { ...EARNING, answered })).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { earlier: rests, expensesAud: 1500, incomeAud: 140_000 } },
    });
  });
});

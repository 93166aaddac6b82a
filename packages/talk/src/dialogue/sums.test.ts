import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { hear } from './hear.ts';
import type { DialogueState } from './state.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'), place('Fitzroy', 'VIC', '3065'));
const to = decidingWith(KNOWLEDGE);
const HOME = '12 Smith Street, Lismore NSW 2480';
const VALUED: Partial<DialogueState> = {
  language: 'en',
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Lismore NSW 2480',
  state: 'NSW',
  figures: { valueAud: 1_000_000, lowAud: 800_000, highAud: 1_200_000 },
};

describe('a sum that is asked for', () => {
  it.each([
    [
      'monthly repayments on a 640k loan at 6.1% over 25 years',
      'repayments',
      { loanAud: 640_000, ratePercent: 6.1, termYears: 25 },
    ],
    ['repayments on 720k if we put down 10%', 'repayments', { priceAud: 720_000, depositPercent: 10 }],
    ['what would 600 a week buy me in repayments terms', 'repayments', { repaymentAud: 2600 }],
    ['预算120万左右,首付三成,月供大概多少', 'repayments', { priceAud: 1_200_000, depositPercent: 30 }],
    [
      'se gli do 150mila come anticipo su uno da 600 quanto resta da pagare al mese?',
      'repayments',
      { priceAud: 600_000, depositAud: 150_000 },
    ],
    [
      'earning 134k, the family costs 4800 a month, how much home loan over 30 years',
      'borrowing_power',
      { incomeAud: 134_000, expensesAud: 4800, termYears: 30 },
    ],
    ['stamp duty on 720k in qld', 'upfront_costs', { priceAud: 720_000, state: 'QLD', dutyOnly: true }],
    [
      'yield on a 900k unit renting at 700 a week',
      'investment_return',
      { priceAud: 900_000, rentWeeklyAud: 700 },
    ],
    ['if I earn 130 and borrow 800 what is my dti', 'dti', { incomeAud: 130_000, loanAud: 800_000 }],
    [
      'is 950k too much for a 3 bed house in Fitzroy',
      'price_check',
      { priceAud: 950_000, address: 'Fitzroy VIC 3065', bedrooms: 3 },
    ],
  ])('%s', (message, tool, args) => {
    expect(to(message)).toMatchObject({ kind: 'call', call: { tool, arguments: args } });
  });

  it('takes the price, the listing and its suburb from what was pasted', () => {
    const listing = '"FITZROY - 3/88 Gore Street. 2 bed 1 bath 1 car. Price guide $890,000 - $960,000."';
    expect(to(`is this a good price?? ${listing}`)).toMatchObject({
      call: {
        tool: 'price_check',
        arguments: {
          address: '3/88 Gore Street, Fitzroy VIC 3065',
          priceAud: 890_000,
          highPriceAud: 960_000,
          bedrooms: 2,
        },
      },
    });
  });

  it.each([
    'is what they ask reasonable?',
    'is it overpriced?',
    'is the asking price fair',
    'are they asking too much',
    'do you think its worth what theyre asking?',
    'lo que piden es razonable?',
    'le prix demandé est correct ?',
    'Ist der Preis angemessen?',
    'il prezzo è giusto?',
    'vale mais do que pedem entao?',
    'цена завышена?',
    '这个价格合理吗',
    'この家の値段は妥当だと思いますか',
    'だから、売値と比べて高いのか安いのかを聞いています。',
    '호가가 적정한가요?',
    'هل السعر معقول؟',
    'क्या कीमत सही है?',
  ])('judges what is asked for the home spoken of: %s', (message) => {
    const decision = to(message, { ...VALUED, language: null });
    expect(decision).toMatchObject({
      kind: 'call',
      call: { tool: 'price_check', arguments: { address: HOME } },
    });
    // Both ends of what is published are looked up.
    expect(decision.kind === 'call' && decision.call.arguments.priceAud).toBeFalsy();
  });

  it('leaves who asks what a fair price is to the value', () => {
    expect(to('what is a fair price for 12 Smith Street, Lismore?', VALUED)).toMatchObject({
      call: { tool: 'assess' },
    });
  });

  it('takes a guide that is said, in any script', () => {
    expect(to('売値は128万〜141万でしたよね。ということは少し高めですか？', VALUED)).toMatchObject({
      call: {
        tool: 'price_check',
        arguments: { address: HOME, priceAud: 1_280_000, highPriceAud: 1_410_000 },
      },
    });
  });

  it('knows the low end of a range that was told', () => {
    expect(to('a loan of 700k, what LVR on the low end?', VALUED)).toMatchObject({
      call: { tool: 'lvr', arguments: { loanAud: 700_000, valueAud: 800_000 } },
    });
    expect(to('a loan of 700k, what LVR on the point estimate and on the low end?', VALUED)).toMatchObject({
      call: { tool: 'lvr', arguments: { loanAud: 700_000, lowValueAud: 800_000 } },
    });
  });

  it('goes on with a repayment when other terms are said', () => {
    const before: Partial<DialogueState> = {
      language: 'en',
      last: { tool: 'repayments', arguments: { loanAud: 500_000 } },
      loan: { loanAud: 500_000 },
      figures: { ratePercent: 6.2 },
    };
    expect(to('sorry, 25 years at 6.5', before)).toMatchObject({
      call: { tool: 'repayments', arguments: { loanAud: 500_000, termYears: 25, ratePercent: 6.5 } },
    });
    expect(to('and if rates go up 1%?', before)).toMatchObject({
      call: { tool: 'repayments', arguments: { loanAud: 500_000, ratePercent: 7.2 } },
    });
  });
});

describe('what brokers write short', () => {
  const BROKER: Partial<DialogueState> = {
    language: 'en',
    last: { tool: 'lvr', arguments: { loanAud: 648_000, valueAud: 720_000 } },
    loan: { loanAud: 648_000, valueAud: 720_000 },
  };
  const DTI: Partial<DialogueState> = { ...BROKER, last: { tool: 'dti', arguments: { loanAud: 648_000 } } };
  it.each<[string, Partial<DialogueState>, string, object]>([
    [
      'cust 135k + 48k p.a. gross, 12k cc limit, car loan 620/mth. DTI on the 648?',
      BROKER,
      'dti',
      { loanAud: 648_000, incomeAud: 183_000, otherDebtsAud: 12_000 },
    ],
    [
      'income is 183k total (135+48), debt 648k + 12k card + car loan bal 22k. DTI?',
      DTI,
      'dti',
      { loanAud: 648_000, incomeAud: 183_000, otherDebtsAud: 34_000 },
    ],
    [
      'wtf BAL = balance. debts 682k all up, inc 183k',
      DTI,
      'dti',
      { loanAud: 648_000, incomeAud: 183_000, otherDebtsAud: 34_000 },
    ],
    [
      'rpmt on 648k P&I 30y @ 6.14, and what if IO 5y',
      {},
      'repayments',
      { loanAud: 648_000, ratePercent: 6.14, termYears: 30, interestOnly: true, interestOnlyYears: 5 },
    ],
    [
      'and IO for the first 5?',
      {
        language: 'en',
        last: { tool: 'repayments', arguments: { loanAud: 648_000 } },
        loan: { loanAud: 648_000, ratePercent: 6.14, termYears: 30 },
      },
      'repayments',
      { loanAud: 648_000, ratePercent: 6.14, termYears: 30, interestOnlyYears: 5 },
    ],
    [
      'client 720k purch, 90% LVR, what LMI roughly? NSW, O/O, PAYG',
      {},
      'lvr',
      { loanAud: 648_000, valueAud: 720_000, insurance: 'cost' },
    ],
    ['i asked LMI $ amount', BROKER, 'lvr', { loanAud: 648_000, valueAud: 720_000, insurance: 'cost' }],
    ['how much is LMI on a 500k loan', {}, 'quick_sum', { sum: 'lmi', loanAud: 500_000 }],
    [
      'do i need LMI with 60k down on a 440k place',
      {},
      'lvr',
      { depositAud: 60_000, valueAud: 440_000, insurance: 'due' },
    ],
  ])('%s', (message, before, tool, args) => {
    const decision = to(message, before);
    expect(decision).toMatchObject({ kind: 'call', call: { tool, arguments: args } });
    expect(decision).not.toHaveProperty('topics');
  });

  it('a BAL is still the level of a bushfire', () => {
    expect(to('what is a BAL-29 rating')).toMatchObject({ topics: ['bal'] });
    expect(to('what does BAL 12.5 mean for building')).toMatchObject({ topics: ['bal'] });
  });
});

describe('how long a loan runs', () => {
  it.each<[string, number | null]>([
    ['sole trader, 3 years ABN, income 92k', null],
    ['10 years in my job on 90k', null],
    ['been trading for the last 12 years', null],
    ['why 3 years, i meant my ABN is 3 years old. it should be 30 year loan', 30],
    ['500k over 5 years', 5],
    ['25 years at 6.5', 25],
    ['a 7 year term', 7],
    ['préstamo a 25 años, trabajo hace 3 años', 25],
    ['Kredit über 20 Jahre, seit 4 Jahren selbständig', 20],
    ['30年ローン、勤続3年', 30],
  ])('%s: %s', (message, years) => {
    expect(hear(message, KNOWLEDGE, { language: null, state: null }).termYears).toBe(years);
  });

  it('is set right after it was misunderstood', () => {
    expect(
      to('thats way too low?? why 3 years. it should be 30 year loan', {
        language: 'en',
        last: { tool: 'borrowing_power', arguments: { incomeAud: 76_500, termYears: 3 } },
        loan: { incomeAud: 76_500, depositAud: 60_000, termYears: 3 },
      }),
    ).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { incomeAud: 76_500, depositAud: 60_000, termYears: 30 } },
    });
  });
});

describe('a number that is denied is not taken', () => {
  it.each([
    'deposit is 60k, not 110k',
    'la entrada son 60 mil, no 110 mil',
    'l’apport est de 60 000, pas 110 000',
    'die Anzahlung ist 60.000, nicht 110.000',
    'a entrada é 60 mil e não 110 mil',
    'взнос 60 тысяч, а не 110 тысяч',
    '首付是6万，不是11万',
    '頭金は11万じゃなくて6万です',
    'डिपॉज़िट 60 हज़ार है, 110 हज़ार नहीं',
  ])('%s', (message) => {
    const { money } = hear(message, KNOWLEDGE, { language: null, state: null });
    expect(money).toMatchObject([{ aud: 60_000 }]);
  });
});

describe('a flow never fills a stock', () => {
  const earning: Partial<DialogueState> = {
    language: 'en',
    last: { tool: 'borrowing_power', arguments: { incomeAud: 175_000 } },
    loan: { incomeAud: 175_000 },
  };
  it('so that a car loan by the month is a payment, and no income', () => {
    expect(to('we have a car loan thats 450 a month, does that change it', earning)).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { incomeAud: 175_000, otherRepaymentsAud: 450 } },
    });
  });

  it('and a phone number or a visa is no money', () => {
    const heard = hear('Priyanka, 0491 570 156, on a 482 visa', KNOWLEDGE, { language: 'en', state: null });
    expect(heard.money).toEqual([]);
  });
});

describe('common words are no places', () => {
  const PLACES = knowing(
    place('March', 'NSW', '2800'),
    place('Rand', 'NSW', '2642'),
    place('Price', 'SA', '5570', 0),
    place('Brunswick', 'VIC', '3056'),
  );
  it.each([
    'next door went for 1.85m in march',
    'बताओ price सही है या ज्यादा',
    'up on the hill towards Brunswick St',
    'ein Haus am Rand der Stadt',
  ])('%s', (message) => {
    expect(hear(message, PLACES, { language: null, state: null }).places).toEqual([]);
  });
});

describe('who asks for a person', () => {
  const asked: Partial<DialogueState> = {
    language: 'en',
    action: { tool: 'hand_over', arguments: { reason: 'can I see it saturday' } },
  };
  it.each(['can I see it saturday', 'book a viewing please', '周六可以看房吗'])('%s', (message) => {
    // Where nobody could show it, what finds times proposes a person.
    expect(to(message)).toMatchObject({ kind: 'call', call: { tool: 'find_times' } });
  });

  it('is asked again when they add their name or another day, and passed on once they gave the number', () => {
    expect(to("morning, name's Priyanka", asked)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { reason: "can I see it saturday / morning, name's Priyanka" } },
    });
    expect(to('It’s 0491 570 156, they must ring in the mornings', asked)).toMatchObject({ kind: 'approve' });
    expect(to('no, don’t. my number is 0491 570 156', asked)).not.toMatchObject({ kind: 'approve' });
    expect(to('yes please', asked)).toMatchObject({ kind: 'approve' });
  });
});

describe('a deposit that is named is the one that counts', () => {
  it.each(['deposit 60k on a home of 550k, monthly payment?', '60 हज़ार जमा हैं, 5.5 लाख का घर, महीने की किस्त?'])(
    '%s',
    (message) => {
      expect(to(message)).toMatchObject({
        call: { tool: 'repayments', arguments: { priceAud: 550_000, depositAud: 60_000 } },
      });
    },
  );

  it('whoever asks how far it goes is asked what they earn', () => {
    for (const message of [
      'How far can we go with 80k saved',
      'tenemos ahorrados unos 80 mil. ¿hasta cuánto podríamos llegar?',
      'Wir haben 80.000 gespart, bis zu welchem Preis können wir schauen?',
    ])
      expect(to(message)).toMatchObject({
        kind: 'ask',
        missing: 'incomeAud',
        call: { tool: 'borrowing_power', arguments: { depositAud: 80_000 } },
      });
  });
});

describe('hardship', () => {
  it.each([
    'I got made redundant 3 weeks ago and have a mortgage of 540k. I dont know what to do',
    'perdí mi trabajo y no puedo pagar la hipoteca',
    'Ich habe meine Arbeit verloren und kann den Kredit nicht mehr bezahlen',
    '我失业了，还不起房贷',
  ])('is told of help, and refused nothing: %s', (message) => {
    expect(to(message)).toMatchObject({ kind: 'tell', topics: ['hardship'] });
  });
});

it('what can be paid a month says which loan that is', () => {
  expect(to('I can manage 3,500 a month. at 6% over 30 years how big a loan is that')).toMatchObject({
    call: { tool: 'repayments', arguments: { repaymentAud: 3500, ratePercent: 6, termYears: 30 } },
  });
});

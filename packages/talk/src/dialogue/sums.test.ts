import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'), place('Fitzroy', 'VIC', '3065'));
const to = (message: string, change: Partial<DialogueState> = {}) => {
  const before = { ...NEW_DIALOGUE, ...change };
  const heard = hear(message, KNOWLEDGE, {
    language: before.language,
    state: before.state,
    isContinued: before.last !== null,
  });
  return decide(heard, before, KNOWLEDGE);
};
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
    place('Price', 'SA', '5570', 0),
    place('Brunswick', 'VIC', '3056'),
  );
  it.each([
    'next door went for 1.85m in march',
    'बताओ price सही है या ज्यादा',
    'up on the hill towards Brunswick St',
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

  it('is asked again when they add their name, their number or another day', () => {
    expect(to("morning, name's Priyanka, 0491 570 156", asked)).toMatchObject({
      kind: 'confirm',
      call: { arguments: { reason: "can I see it saturday / morning, name's Priyanka, 0491 570 156" } },
    });
    expect(to('yes please', asked)).toMatchObject({ kind: 'approve' });
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

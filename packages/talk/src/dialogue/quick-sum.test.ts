import { describe, expect, it } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { decide } from './decide.ts';
import { hear } from './hear.ts';
import { NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Croydon', 'SA', '5008'));
const decided = (text: string) =>
  decide(hear(text, KNOWLEDGE, { language: null, state: null }), NEW_DIALOGUE, KNOWLEDGE);

describe('a small sum is worked out from what was told', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'my place is worth 880k and i owe 410k, how much equity have i got',
      { sum: 'equity', priceAud: 880_000, loanAud: 410_000 },
    ],
    [
      'owe 366. reckon its worth 420. what would i walk away with',
      { sum: 'sale', priceAud: 420_000, loanAud: 366_000 },
    ],
    ['what is a 20% deposit on 740k', { sum: 'deposit', priceAud: 740_000, depositPercent: 20 }],
    [
      'borrowing 468k at 6.59%, rent 620 a week. cash flow per week before tax',
      { sum: 'cashflow', loanAud: 468_000, rentWeeklyAud: 620, ratePercent: 6.59 },
    ],
    [
      'we save 2500 a month and want a 700k place, how long till a 20% deposit',
      { sum: 'saving', savingMonthlyAud: 2500, targetAud: 140_000 },
    ],
    [
      'is it worth refinancing 520k from 6.7% to 6.1%',
      { sum: 'switching', loanAud: 520_000, ratePercent: 6.7, newRatePercent: 6.1 },
    ],
    ['620k for 410 sqm what is that per sqm', { sum: 'area', priceAud: 620_000, areaSqm: 410 }],
    [
      'si vendo por 850 mil y debo 400 mil cuánto me queda',
      { sum: 'sale', priceAud: 850_000, loanAud: 400_000 },
    ],
    ['if i sell for 620 what would i net after agent and costs', { sum: 'sale', priceAud: 620_000 }],
    ['how much deposit do I need for 820k', { sum: 'deposit', priceAud: 820_000 }],
    ['how much deposit do i need', { sum: 'deposit' }],
    ['quanto de entrada preciso ter? digamos um ape de 820 mil', { sum: 'deposit', priceAud: 820_000 }],
    [
      'to pensando em comprar meu primeiro ape em Croydon, quanto de entrada preciso ter?',
      { sum: 'deposit' },
    ],
    ['¿cuánta entrada necesito para 700 mil?', { sum: 'deposit', priceAud: 700_000 }],
    ["combien d'apport faut-il pour 700 000", { sum: 'deposit', priceAud: 700_000 }],
    ['Wie viel Eigenkapital brauche ich für 700.000?', { sum: 'deposit', priceAud: 700_000 }],
    ['首付要多少', { sum: 'deposit' }],
    ['頭金はいくら必要ですか', { sum: 'deposit' }],
    [
      '3001 a month, is that too much on 95k?',
      { sum: 'instalment', repaymentMonthlyAud: 3001, incomeAud: 95_000 },
    ],
    [
      '95 हज़ार सैलरी में 3001 महीना ज़्यादा तो नहीं?',
      { sum: 'instalment', repaymentMonthlyAud: 3001, incomeAud: 95_000 },
    ],
  ])('%s', (text, args) => {
    expect(decided(text)).toMatchObject({ kind: 'call', call: { tool: 'quick_sum', arguments: args } });
  });

  it('takes the value spoken of as the price of a sale, never what is owed', () => {
    const before = {
      ...NEW_DIALOGUE,
      language: 'en' as const,
      location: 'Croydon SA 5008',
      visited: [{ name: 'Croydon SA 5008', priceAud: 764_842 }],
    };
    const heard = hear('so after 410k owing and selling costs what would be left', KNOWLEDGE, {
      language: 'en',
      state: null,
    });
    expect(decide(heard, before, KNOWLEDGE)).toMatchObject({
      call: { tool: 'quick_sum', arguments: { sum: 'sale', priceAud: 764_842, loanAud: 410_000 } },
    });
  });

  it('leaves what it has no figures for to others', () => {
    expect(decided('how much equity do i have')).not.toMatchObject({ call: { tool: 'quick_sum' } });
  });
});

describe('what was learnt is told where no tool fits', () => {
  it.each([
    ['do i bid first or hang back', 'bidding'],
    ['my landlord put the rent up by 100 a week can he', 'rentIncrease'],
    ['so could the government own part of the house with me', 'sharedEquity'],
    ['can you ping me if anything comes up', 'alertsHow'],
  ])('%s', (text, topic) => {
    expect(decided(text)).toMatchObject({ kind: 'tell', topics: [topic] });
  });

  it('answers each question of a message that asks several', () => {
    const several = decided(
      'Do the curtains and the dishwasher stay with the house? Can we move in before settlement? And what does a conveyancer cost?',
    );
    expect(several).toMatchObject({ kind: 'tell', topics: ['inclusions', 'earlyAccess', 'conveyancer'] });
  });
});

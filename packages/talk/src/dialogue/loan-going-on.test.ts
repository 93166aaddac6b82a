import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(knowing(place('Lismore', 'NSW', '2480')));

describe('a debt that is left out', () => {
  const owing = (owed: object): Partial<DialogueState> => ({
    last: { tool: 'borrowing_power', arguments: { incomeAud: 120_000, ...owed } },
    loan: { incomeAud: 120_000, ...owed },
  });
  it.each([
    ['without the car loan', 'en', { otherDebtsAud: 25_000 }],
    ['what if i pay the ute off first', 'en', { otherRepaymentsAud: 850 }],
    ['and if i get rid of the credit card?', 'en', { otherDebtsAud: 8000 }],
    ['no car loan', 'en', { otherRepaymentsAud: 850 }],
    ['ohne den Autokredit?', 'de', { otherDebtsAud: 25_000 }],
    ['不算车贷呢', 'zh', { otherDebtsAud: 25_000 }],
    ['sin el préstamo del coche', 'es', { otherDebtsAud: 25_000 }],
    ['sans le prêt auto ?', 'fr', { otherRepaymentsAud: 500 }],
    ['а без автокредита?', 'ru', { otherRepaymentsAud: 500 }],
  ] as const)('%s', (message, language, owed) => {
    const none = Object.fromEntries(Object.keys(owed).map((name) => [name, 0]));
    expect(to(message, { language, ...owing(owed) })).toMatchObject({
      call: { tool: 'borrowing_power', arguments: { incomeAud: 120_000, ...none } },
    });
  });

  it('of nobody who owes nothing', () => {
    const decision = to('without the car loan', { language: 'en', ...owing({}) });
    expect(decision.kind === 'call' && decision.call.arguments.otherDebtsAud).not.toBe(0);
  });
});

describe('interest alone is paid until the other is said', () => {
  const paying: Partial<DialogueState> = {
    last: { tool: 'repayments', arguments: { loanAud: 600_000, termYears: 30, interestOnly: true } },
    loan: { loanAud: 600_000, termYears: 30, interestOnly: true },
    figures: { ratePercent: 6.2, loanAud: 600_000 },
  };
  it.each([
    ['what if the rate was 5.9', 'en', { ratePercent: 5.9 }],
    ['and with another bank at 5.5', 'en', { ratePercent: 5.5 }],
    ['sorry 25 years not 30', 'en', { termYears: 25 }],
    ['at 6.5%', 'en', { ratePercent: 6.5 }],
    ['und bei 5,5 %?', 'de', { ratePercent: 5.5 }],
    ['如果利率是5.9%呢', 'zh', { ratePercent: 5.9 }],
    ['et sur 25 ans ?', 'fr', { termYears: 25 }],
  ] as const)('%s', (message, language, args) => {
    expect(to(message, { language, ...paying })).toMatchObject({
      call: { tool: 'repayments', arguments: { loanAud: 600_000, interestOnly: true, ...args } },
    });
  });

  it.each([
    ['ok principal and interest then', 'en'],
    ['and p&i?', 'en'],
    ['und mit Tilgung?', 'de'],
    ['那等额本息呢', 'zh'],
    ['capital et intérêts alors', 'fr'],
  ] as const)('%s', (message, language) => {
    expect(to(message, { language, ...paying })).toMatchObject({
      call: { tool: 'repayments', arguments: { loanAud: 600_000, interestOnly: false } },
    });
  });
});

it('a rate without its sign is no price', () => {
  const before: Partial<DialogueState> = {
    language: 'en',
    last: { tool: 'borrowing_power', arguments: { incomeAud: 120_000 } },
    loan: { incomeAud: 120_000 },
  };
  const decision = to('and if my rate was 5.5', before);
  expect(decision).toMatchObject({ call: { tool: 'borrowing_power', arguments: { ratePercent: 5.5 } } });
  expect('call' in decision && decision.call.arguments.priceAud).toBeUndefined();
});

describe('what is not wanted', () => {
  const SEARCH = {
    tool: 'search_listings' as const,
    arguments: { locality: 'Lismore NSW 2480', maxPriceAud: 900_000 },
  };
  const found = { last: SEARCH, search: SEARCH, location: 'Lismore NSW 2480' };
  it.each([
    ['no flood please', 'en', { maxRisk: { kind: 'flood', level: 'low' } }],
    ['nothing in a flood zone', 'en', { maxRisk: { kind: 'flood', level: 'low' } }],
    ['kein Hochwasser bitte', 'de', { maxRisk: { kind: 'flood', level: 'low' } }],
    ['不要有洪水风险的', 'zh', { maxRisk: { kind: 'flood', level: 'low' } }],
    ['nothing with a body corporate', 'en', { propertyType: 'house' }],
    ['no strata please', 'en', { propertyType: 'house' }],
    ['nichts mit Strata', 'de', { propertyType: 'house' }],
    ['sin strata, por favor', 'es', { propertyType: 'house' }],
    ['不要strata的', 'zh', { propertyType: 'house' }],
  ] as const)('%s', (message, language, args) => {
    expect(to(message, { language, ...found })).toMatchObject({
      call: { tool: 'search_listings', arguments: { ...SEARCH.arguments, ...args } },
    });
  });
});

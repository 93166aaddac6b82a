import { describe, expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import type { DialogueState } from './state.ts';

const to = decidingWith(
  knowing(place('Melbourne', 'VIC', '3000'), place('Perth', 'WA', '6000'), place('Carlton', 'VIC', '3053')),
);
const called = (tool: string, args: Record<string, unknown>) => ({
  kind: 'call',
  call: { tool, arguments: args },
});

describe('who is neither a citizen nor a resident is told the surcharge with the duty', () => {
  test.each<[string, number, string]>([
    ["I'm on a temporary visa (482). What stamp duty would I pay on 800k in NSW?", 800_000, 'NSW'],
    ['not a PR yet, duty on a 650k unit in Perth?', 650_000, 'WA'],
    ['We live in Singapore and want to buy a new apartment in Melbourne for 900k. duty?', 900_000, 'VIC'],
    ['foreign buyer here, stamp duty on 1.2m in SA please', 1_200_000, 'SA'],
    ['我不是澳洲公民也没有PR，想在墨尔本买80万的新公寓，印花税要多少？', 800_000, 'VIC'],
    ['soy extranjero con visado temporal, ¿cuánto stamp duty por 700 mil en Queensland?', 700_000, 'QLD'],
    ['Ich bin kein Staatsbürger, Stempelsteuer auf 750.000 in Perth?', 750_000, 'WA'],
    ['Je suis étranger, droits de timbre pour 620 000 à Melbourne ?', 620_000, 'VIC'],
    ['외국인인데 멜버른에서 60만 달러 새 아파트 사면 인지세 얼마예요?', 600_000, 'VIC'],
  ])('%s', (message, priceAud, state) => {
    const decision = to(message);
    expect(decision).toMatchObject(called('upfront_costs', { priceAud, state, foreign: true }));
    expect(decision).not.toHaveProperty('topics');
  });

  test('it holds for what is asked next', () => {
    expect(to('stamp duty on 500k in Victoria?', { foreign: true })).toMatchObject(
      called('upfront_costs', { foreign: true }),
    );
  });

  test.each([
    "I've got PR now, stamp duty on 700k in NSW?",
    '我有PR，维多利亚州60万印花税多少',
    'stamp duty on 700k in NSW',
  ])('nobody else is: %s', (message) => {
    const decision = to(message);
    expect(decision.kind === 'call' && decision.call.arguments.foreign).toBeFalsy();
  });

  test('what is asked about a visa is answered, the loan and what may be bought', () => {
    expect(to('can i get a loan on a 485 visa and buy an old house in Perth?')).toMatchObject({
      kind: 'tell',
      topics: ['visaLoan', 'foreignBuyer'],
    });
  });
});

describe('mortgage insurance of who buys a first home', () => {
  const FIRST: Partial<DialogueState> = {
    firstHome: true,
    last: { tool: 'lvr', arguments: { valueAud: 600_000, depositAud: 30_000, insurance: 'due' } },
    loan: { valueAud: 600_000, depositAud: 30_000 },
  };
  test.each<[string, Partial<DialogueState>]>([
    ["I'm a first home buyer with 5% deposit, do I pay LMI on 600k?", {}],
    ['do we have to pay lmi on a 600k place with 10% deposit', { firstHome: true }],
    ['so no LMI?', FIRST],
    ['could we do it without mortgage insurance?', FIRST],
    ['首套房60万，首付10%，要付LMI吗', {}],
    ['¿entonces sin LMI?', { ...FIRST, language: 'es' }],
    ['also ohne LMI?', { ...FIRST, language: 'de' }],
  ])('%s', (message, before) => {
    expect(to(message, before)).toMatchObject(
      called('lvr', { valueAud: 600_000, insurance: 'due', firstHome: true }),
    );
  });
});

describe('bought for more than it is worth now', () => {
  test.each<[string, Record<string, unknown>]>([
    [
      "we bought for 850k in 2022 and now it's worth 780k, we owe 760k. should we sell?",
      { priceAud: 780_000, loanAud: 760_000 },
    ],
    ['paid 720k, valued at 655k today', { priceAud: 655_000 }],
    ['compramos por 700 mil y ahora vale 640 mil', { priceAud: 640_000 }],
    ['wir haben für 900.000 gekauft, jetzt ist es 820.000 wert', { priceAud: 820_000 }],
    ['买的时候85万，现在只值78万，还欠70万', { priceAud: 780_000, loanAud: 700_000 }],
  ])('%s', (message, args) => {
    expect(to(message)).toMatchObject({
      ...called('quick_sum', { sum: 'sale', ...args }),
      topics: ['soldAtLoss'],
    });
  });

  test('who gained is told nothing of a loss', () => {
    const decision = to('we bought for 500k and now its worth 780k');
    expect(decision).not.toMatchObject({ topics: ['soldAtLoss'] });
  });
});

describe('what may be drawn from a home goes up to the share that is named', () => {
  const OWNED: Partial<DialogueState> = {
    last: { tool: 'quick_sum', arguments: { sum: 'equity', priceAud: 900_000, loanAud: 520_000 } },
    loan: { valueAud: 900_000, loanAud: 520_000 },
  };
  test.each([
    'and up to 90%?',
    'how much could i pull out at 90%',
    'y hasta el 90%, ¿cuánto puedo sacar?',
    '90% तक कितना निकाल सकता हूँ?',
  ])('%s', (message) => {
    expect(to(message, OWNED)).toMatchObject(called('quick_sum', { sum: 'equity', sharePercent: 90 }));
  });
});

test('one more cost joins those that were named', () => {
  const before: Partial<DialogueState> = {
    last: { tool: 'investment_return', arguments: { priceAud: 650_000, rentWeeklyAud: 600 } },
    loan: { valueAud: 650_000, rentWeeklyAud: 600, costs: [{ kind: 'strata', aud: 4800 }] },
  };
  expect(to('and add repairs 1,500', before)).toMatchObject(
    called('investment_return', {
      costs: [
        { kind: 'strata', aud: 4800 },
        { kind: 'repairs', aud: 1500 },
      ],
    }),
  );
});

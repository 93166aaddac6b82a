import { describe, expect, it } from 'vitest';
import { decidingWith, knowing, place } from '../../../test/knowing.ts';

const KNOWLEDGE = knowing(
  place('Parramatta', 'NSW', '2150'),
  place('Balga', 'WA', '6061'),
  place('Carlton', 'VIC', '3053'),
  place('Garden City', 'VIC', '3207'),
);
const to = decidingWith(KNOWLEDGE);
const ranked = (args: Record<string, unknown>) => ({
  kind: 'call',
  call: { tool: 'rank_suburbs', arguments: args },
});

describe('suburbs that are asked for are put in order', () => {
  it.each([
    [
      'where in Perth can I buy a house for 600k?',
      { location: 'Perth', by: 'price', maxPriceAud: 600_000, propertyType: 'house' },
    ],
    [
      'what suburbs in western sydney could I afford with 900k',
      { location: 'Sydney', by: 'price', maxPriceAud: 900_000 },
    ],
    [
      'cheapest suburbs near the city in Melbourne',
      { location: 'Melbourne', by: 'price', order: 'low', nearCentre: true },
    ],
    ['which suburbs in Brisbane grew most last year', { location: 'Brisbane', by: 'growth', order: 'high' }],
    ['rank sydney suburbs by flood risk', { location: 'Sydney', by: 'flood', order: 'low' }],
    [
      'which adelaide suburbs have the worst bushfire risk',
      { location: 'Adelaide', by: 'fire', order: 'high' },
    ],
    ['what are the dearest areas of Hobart', { location: 'Hobart', by: 'price', order: 'high' }],
    [
      'where do homes sell the fastest in Perth, which suburbs',
      { location: 'Perth', by: 'daysOnMarket', order: 'low' },
    ],
    [
      'Which is the dearest suburb in Adelaide for houses?',
      { location: 'Adelaide', by: 'price', order: 'high', propertyType: 'house' },
    ],
    [
      'where are house prices rising fastest in Queensland right now',
      { location: 'QLD', by: 'growth', order: 'high' },
    ],
    ['В каких районах Аделаиды самое дешёвое жильё?', { location: 'Adelaide', by: 'price', order: 'low' }],
    ['Welche Vororte in Adelaide sind am günstigsten?', { location: 'Adelaide', by: 'price', order: 'low' }],
    [
      '¿Qué barrios de Brisbane han subido más de precio?',
      { location: 'Brisbane', by: 'growth', order: 'high' },
    ],
    [
      '¿Dónde puedo comprar un piso en Brisbane por menos de 550 mil?',
      { location: 'Brisbane', by: 'price', maxPriceAud: 550_000, propertyType: 'unit' },
    ],
    ['Quels quartiers de Sydney sont les moins chers ?', { location: 'Sydney', by: 'price', order: 'low' }],
    [
      'Quali quartieri di Melbourne costano meno? cerco qualcosa di economico',
      { location: 'Melbourne', by: 'price', order: 'low' },
    ],
    ['quais bairros de Perth são mais baratos?', { location: 'Perth', by: 'price', order: 'low' }],
    ['Где в Перте дешевле всего купить дом?', { location: 'Perth', by: 'price', propertyType: 'house' }],
    ['墨尔本哪些区房价最便宜？', { location: 'Melbourne', by: 'price', order: 'low' }],
    [
      'シドニーで150万ドルくらいで買える静かな町はどこですか',
      { location: 'Sydney', by: 'price', maxPriceAud: 1_500_000 },
    ],
    ['브리즈번에서 집값이 제일 싼 동네가 어디예요?', { location: 'Brisbane', by: 'price', order: 'low' }],
  ])('%s', (message, args) => {
    expect(to(message)).toMatchObject(ranked(args));
  });

  it('who wants a yield is told that rents are not ours, and what is within the budget', () => {
    expect(
      to('looking for an investment around 650k, where would i get a decent yield? not fussed on state'),
    ).toMatchObject({ ...ranked({ by: 'price', maxPriceAud: 650_000 }), topics: ['rents'] });
  });
});

describe('it goes on from there', () => {
  const last = {
    tool: 'rank_suburbs' as const,
    arguments: { by: 'price', order: 'low', location: 'Melbourne', propertyType: 'unit' },
  };
  const listed = ['Carlton VIC 3053', 'Garden City VIC 3207'].map((name, at) => ({
    name,
    priceAud: 600_000 + at * 90_000,
  }));
  const talk = { last, listed, location: 'Melbourne', language: 'en' as const };

  it.each([
    ['and which grew the most?', ranked({ by: 'growth', order: 'high', location: 'Melbourne' })],
    ['what about Perth', ranked({ by: 'price', location: 'Perth' })],
    ['and for houses?', ranked({ by: 'price', location: 'Melbourne', propertyType: 'house' })],
    [
      'is the second one flood prone?',
      { call: { tool: 'hazard', arguments: { address: 'Garden City VIC 3207' } } },
    ],
    [
      'What is for sale there?',
      {
        call: {
          tool: 'search_listings',
          arguments: { locality: 'Carlton VIC 3053', orIn: ['Garden City VIC 3207'], propertyType: 'unit' },
        },
      },
    ],
    [
      'compare the first two',
      { call: { tool: 'compare', arguments: { subjects: ['Carlton VIC 3053', 'Garden City VIC 3207'] } } },
    ],
  ] as [string, object, ('en' | 'de')?][])('%s', (message, decision, language = 'en') => {
    expect(to(message, { ...talk, language })).toMatchObject(decision);
  });

  it('within a budget all of the place is searched', () => {
    const within = { ...last, arguments: { ...last.arguments, maxPriceAud: 700_000 } };
    expect(to('What is for sale there?', { ...talk, last: within })).toMatchObject({
      call: { tool: 'search_listings', arguments: { locality: 'Melbourne', maxPriceAud: 700_000 } },
    });
  });
});

it.each([
  'where can I get a report?',
  'where do I see my saved searches',
  'How is the market in this suburb?',
  'Is Balga a cheap suburb?',
  '3 bedroom houses in Perth under 700k in safe areas',
  'I want to compare two suburbs',
  'how much can I borrow, and which suburbs suit that?',
])('%s ranks nothing', (message) => {
  const decision = to(message);
  expect('call' in decision ? decision.call.tool : null).not.toBe('rank_suburbs');
});
